import { mostListed } from '#schemas/most-listed.ts'
import type { ClassGridBlock } from './class-grid-block.ts'

/**
 * How many classes each choice of a state lists, the empty one included, as it is said: `1000+` where no more are
 * counted. Undefined where no counts were answered.
 */
export function countsOf({ data, props }: ClassGridBlock): Record<string, string> | undefined {
  const { states } = data.classes
  if (states === undefined) return undefined
  const every = Object.values(states).reduce((sum, count) => sum + count, 0)
  const counts = { ...states, '': props.ended === 'hidden' ? every - states.ended : every }
  return Object.fromEntries(Object.entries(counts).map(([state, count]) => [state, said(count)]))
}

const said = (count: number): string => (count < mostListed ? String(count) : `${mostListed}+`)
