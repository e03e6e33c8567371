import type { SourceLocation } from '#schemas/problems.ts'
import type { KnownBlocks } from '../known-blocks.ts'
import { explainRoute, type Explained, type LayerValue } from './explain.ts'
import type { EffectiveLayout } from '../inherit/effective-layout.ts'
import { isSame } from '../values/objects.ts'

/** An override with its parent's value (dead), or whose parent has changed since it was written. */
export interface Drift {
  kind: 'same-as-base' | 'base-changed'
  route: string
  pointer: string
  value: unknown
  /** The parent's current value. */
  base: unknown
  /** The parent's value when the override was written; of `base-changed` only. */
  before?: unknown
  place: SourceLocation
}

/** The fields of a layout that override a parent's, with both values. */
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
  base: LayerValue
  place: SourceLocation
}

const baseOf = ({ overrides }: Explained, own: string): LayerValue | undefined =>
  overrides.find(({ layer }) => layer !== own)

/** Overrides with the same value as the parent: deleting them changes nothing. */
export const sameAsBase = (overrides: readonly Override[]): Drift[] =>
  overrides
    .filter(({ field, base }) => isSame(field.holds.value, base.value))
    .map((override) => toDrift('same-as-base', override))

/**
 * Overrides whose parent had another value when they were written. `before` are the overrides of the layout
 * with its parents as of that time.
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
