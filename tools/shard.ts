import { BadUsage } from './command.ts'

/** A day, in milliseconds. */
export const dayMs = 86_400_000

/**
 * Each m-th of some names, from the n-th on, for a shard such as `2/3`; `day/3` takes another n each day (UTC), so that three
 * days take all. Throws BadUsage for anything else.
 */
export function shardOf<Name>(names: readonly Name[], shard: string, now: number): Name[] {
  const [, first = '', count = ''] = /^(day|[1-9]\d?)\/([1-9]\d?)$/.exec(shard) ?? []
  const of = Number(count)
  const from = first === 'day' ? Math.floor(now / dayMs) % of : Number(first) - 1
  if (count === '' || from >= of)
    throw new BadUsage(`"${shard}" is no shard. Write 1/3, 2/3, 3/3 or day/3.`)
  return names.filter((_, i) => i % of === from)
}
