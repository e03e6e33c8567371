import type { SourceLocation } from '#schemas/problems.ts'
import type { KnownBlocks } from '../known-blocks.ts'
import { explainRoute, type Explained, type Said } from './explain.ts'
import type { EffectiveLayout } from '../inherit/inherit.ts'
import { isSame } from '../values/objects.ts'

/** A field that a layout overrides although its parent says the same, or whose parent has changed since. */
export interface Drift {
  kind: 'same-as-base' | 'base-changed'
  route: string
  pointer: string
  value: unknown
  /** What the parent says today. */
  base: unknown
  /** What the parent said when the override was written; of `base-changed` only. */
  before?: unknown
  place: SourceLocation
}

/** Which fields of a layout itself override what a parent says, and what each says. */
export function overridesOf(layout: EffectiveLayout, blocks: KnownBlocks): Override[] {
  const seen = new Set<string>()
  return layout.routes.flatMap((route) =>
    explainRoute(layout, route, blocks).flatMap((field) => {
      const { place } = field.holds
      const key = `${place?.file}${place?.pointer}`
      if (field.holds.layer !== layout.own.name || place === undefined || seen.has(key)) return []
      const base = baseOf(field, layout.own.name)
      if (base === undefined) return []
      seen.add(key)
      return [{ route: route.route.path, field, base, place }]
    }),
  )
}

export interface Override {
  route: string
  field: Explained
  base: Said
  place: SourceLocation
}

const baseOf = ({ overrides }: Explained, own: string): Said | undefined =>
  overrides.find(({ layer }) => layer !== own)

/** Overrides that say what their parent says: taking them out changes nothing. */
export const sameAsBase = (overrides: readonly Override[]): Drift[] =>
  overrides
    .filter(({ field, base }) => isSame(field.holds.value, base.value))
    .map((override) => toDrift('same-as-base', override))

/**
 * Overrides whose parent said something else when they were written. `before` is the layout as its files would
 * be, had the parents stayed as they were then.
 */
export function baseChanged(overrides: readonly Override[], before: readonly Override[]): Drift[] {
  const old = new Map(before.map((override) => [keyOf(override), override.base.value]))
  return overrides.flatMap((override) => {
    const key = keyOf(override)
    if (!old.has(key) || isSame(old.get(key), override.base.value)) return []
    return [{ ...toDrift('base-changed', override), before: old.get(key) }]
  })
}

const keyOf = ({ route, field }: Override) => `${route} ${field.pointer}`

const toDrift = (kind: Drift['kind'], { route, field, base, place }: Override): Drift => ({
  kind,
  route,
  pointer: field.pointer,
  value: field.holds.value,
  base: base.value,
  place,
})
