import { versionOf, type KnownBlock, type KnownBlocks } from '../known-blocks.ts'
import type { Reporter } from '../problems/reporter.ts'
import type { Migrate } from './layered.ts'
import { type Json, isSame } from '../values/objects.ts'

/** Brings props written at version `v` through their block's chain of migrations; the input stays as it is. */
export function migrateProps(block: KnownBlock, v: number, props: Json): Json {
  const pending = (block.migrations ?? []).filter(({ to }) => to > v)
  return pending.reduce<Json>((value, { up }) => up(value), structuredClone(props))
}

/**
 * Of props that say only a part, what that part says at the newest version: what the migrations would write into
 * any node, such as an old default, is the parent's to say.
 */
export function migratePart(block: KnownBlock, v: number, part: Json): Json {
  const whole = migrateProps(block, v, part)
  const ofNothing = migrateProps(block, v, {})
  const said = Object.entries(whole).filter(
    ([key, value]) =>
      Object.hasOwn(part, key) || !Object.hasOwn(ofNothing, key) || !isSame(value, ofNothing[key]),
  )
  return Object.fromEntries(said)
}

/** Migrations of these blocks; one that fails is reported, and its props stay as they were written. */
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
