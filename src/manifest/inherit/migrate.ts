import { versionOf, type KnownBlock, type KnownBlocks } from '../known-blocks.ts'
import type { Reporter } from '../problems/reporter.ts'
import type { Migrate } from './layered.ts'
import { type Json, isSame } from '../values/objects.ts'

/** Migrates props from version `v` to the block's newest version; does not mutate the input. */
export function migrateProps(block: KnownBlock, v: number, props: Json): Json {
  const pending = (block.migrations ?? []).filter(({ to }) => to > v)
  return pending.reduce<Json>((value, { up }) => up(value), structuredClone(props))
}

/**
 * Migrates a partial record of props. Drops what the migrations would add to any node, such as an old default:
 * those values are decided by the parent's props.
 */
export function migratePart(block: KnownBlock, v: number, part: Json): Json {
  const whole = migrateProps(block, v, part)
  const ofNothing = migrateProps(block, v, {})
  const entries = Object.entries(whole).filter(
    ([key, value]) =>
      Object.hasOwn(part, key) || !Object.hasOwn(ofNothing, key) || !isSame(value, ofNothing[key]),
  )
  return Object.fromEntries(entries)
}

/** Returns the migration of these blocks; on failure it reports a problem and returns the props unchanged. */
export const migrateWith =
  (blocks: KnownBlocks, out: Pick<Reporter, 'report'>): Migrate =>
  ({ type, v, value, isPartial }, place) => {
    const block = blocks.get(type)
    if (block === undefined || v >= versionOf(block)) return { v, value }
    try {
      const migrated = (isPartial ? migratePart : migrateProps)(block, v, value)
      return { v: versionOf(block), value: migrated }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      out.report('failed-migration', `"${type}" from version ${v}: ${reason}`, place())
      return { v, value }
    }
  }
