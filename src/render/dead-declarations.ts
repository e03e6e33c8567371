import { conditionsOf, isRoot } from './root-selector.ts'
import type { SheetDeclaration } from './sheet-rules.ts'

/** A rule with the selectors and declarations of it that a page can need. */
export interface PlainRule {
  wrappers: readonly string[]
  selectors: readonly string[]
  declarations: readonly SheetDeclaration[]
}

/**
 * The rules without what a later rule sets for the same elements whenever it holds: one with the same selector, in the
 * same layer or one that wins over it, and within no condition or the same. Selectors for the root count as one. Rules outside of layers stay as they are.
 */
export function withoutDead<R extends PlainRule>(
  rules: readonly R[],
  layers: readonly string[],
): R[] {
  const setters = new Map<string, readonly Setter[]>()
  const kept = rules.toReversed().map((rule) => {
    const place = placeOf(rule, layers)
    if (place === undefined) return rule
    const keysOf = (property: string) =>
      rule.selectors.map((selector) => `${isRoot(selector) ? 'html' : selector} ${property}`)
    const isDead = ({ property }: SheetDeclaration) =>
      keysOf(property).every((key) => setters.get(key)?.some((setter) => winsOver(setter, place)))
    const alive = rule.declarations.filter((one) => one.isImportant || !isDead(one))
    for (const { property } of alive)
      for (const key of keysOf(property)) setters.set(key, [...(setters.get(key) ?? []), place])
    return { ...rule, declarations: alive }
  })
  return kept.toReversed()
}

interface Setter {
  layer: number
  condition: string
  /** Of a selector for the root. */
  conditions: number
}

const winsOver = (later: Setter, { layer, condition, conditions }: Setter): boolean =>
  (later.layer > layer || (later.layer === layer && later.conditions >= conditions)) &&
  (later.condition === '' || later.condition === condition)

function placeOf(
  { selectors, wrappers: [outer = '', ...inner] }: PlainRule,
  layers: readonly string[],
): Setter | undefined {
  const layer = layers.indexOf(outer.replace(/^@layer /, ''))
  if (layer === -1) return undefined
  const conditions = Math.max(0, ...selectors.filter(isRoot).map(conditionsOf))
  return { layer, condition: inner.join(' '), conditions }
}
