import { withoutDead, type PlainRule } from './dead-declarations.ts'
import { withInlinedVariables } from './inlined-variables.ts'
import { isRuledOut } from './root-selector.ts'
import type { SelectorNeeds } from './selector-needs.ts'
import type { SheetDeclaration, SheetRule } from './sheet-rules.ts'

/** What rules are chosen for. */
export interface Shown {
  tags: ReadonlySet<string>
  classes: ReadonlySet<string>
  /** The attributes of `<html>`. */
  attributes: string
  /** The custom properties that the HTML itself reads. */
  reads: readonly string[]
  /** Those that its style attributes set. */
  sets: readonly string[]
  /**
   * The names of the attributes that selectors name, if only what is seen before a visitor does anything on a screen
   * counts: the other rules come with the whole sheet.
   */
  first?: ReadonlySet<string> | undefined
}

interface UsedRule extends PlainRule {
  named?: SheetRule['named']
}

/**
 * The rules for what is shown, as a sheet: of their selectors those that can match, no declaration that a later one of
 * the same selector replaces, and no custom property that none reads. `layers` are in the order of their weight.
 */
export function printUsed(
  rules: readonly SheetRule[],
  layers: readonly string[],
  shown: Shown,
): string {
  const matching = rules.flatMap((rule) => usedOf(rule, shown))
  const mentioned = new Set([...shown.reads, ...shown.sets])
  const used = withInlinedVariables(withoutDead(matching, layers), mentioned)
  const read = variablesRead(used, shown.reads)
  return print(used.flatMap((rule) => textOf(rule, { read, used })))
}

function usedOf({ wrappers, isLate, named, ...rule }: SheetRule, shown: Shown): UsedRule[] {
  if (shown.first && isLate) return []
  if (named) return [{ wrappers, selectors: [], declarations: [], named }]
  const matching = rule.selectors.filter(
    ({ text, needs }) =>
      !isRuledOut(text, shown.attributes) && needs.some((one) => isMet(one, shown)),
  )
  if (matching.length === 0) return []
  const selectors = matching.map(({ text }) => text)
  const declarations = rule.declarations.filter((one) => !(shown.first && one.isLate))
  return [{ wrappers, selectors, declarations }]
}

const isMet = (needs: SelectorNeeds, { tags, classes, attributes, first }: Shown) =>
  needs.classes.every((name) => classes.has(name)) &&
  needs.tags.every((name) => tags.has(name)) &&
  needs.attributes.every((attribute) => attributes.includes(attribute)) &&
  (first === undefined || (!needs.isLate && needs.names.every((name) => first.has(name))))

/** Every custom property that the rules and the HTML read, and those that these read in turn. */
function variablesRead(used: readonly UsedRule[], ofHtml: readonly string[]): Set<string> {
  const read = new Set<string>()
  const setBy = new Map<string, SheetDeclaration[]>()
  const visit = (names: readonly string[]) => {
    for (const name of names) {
      if (read.has(name)) continue
      read.add(name)
      for (const declaration of setBy.get(name) ?? []) visit(declaration.reads)
    }
  }
  const declarations = used.flatMap((rule) => rule.declarations)
  for (const one of declarations)
    if (isCustom(one)) setBy.set(one.property, [...(setBy.get(one.property) ?? []), one])
  for (const one of declarations) if (!isCustom(one)) visit(one.reads)
  visit(ofHtml)
  return read
}

const isCustom = ({ property }: SheetDeclaration) => property.startsWith('--')

interface Use {
  read: ReadonlySet<string>
  used: readonly UsedRule[]
}

interface PrintedRule {
  wrappers: readonly string[]
  selector?: string
  body: string
}

function textOf(
  { wrappers, selectors, declarations, named }: UsedRule,
  { read, used }: Use,
): PrintedRule[] {
  if (named) {
    const isUsed = named.name.startsWith('--')
      ? read.has(named.name)
      : used.some((rule) => rule.declarations.some(({ text }) => text.includes(named.name)))
    return isUsed ? [{ wrappers, body: named.text }] : []
  }
  const kept = declarations.filter((one) => !isCustom(one) || read.has(one.property))
  if (kept.length === 0) return []
  const body = kept.map(({ text }) => text).join(';')
  return [{ wrappers, selector: selectors.join(','), body }]
}

/** Neighbours share their wrappers, and their selector. */
function print(rules: readonly PrintedRule[]): string {
  let css = ''
  let open: readonly string[] = []
  for (const { wrappers, selector, body } of rules) {
    const path = selector === undefined ? wrappers : [...wrappers, selector]
    let shared = 0
    while (shared < open.length && shared < path.length && open[shared] === path[shared]) shared++
    const isSame = selector !== undefined && shared === path.length
    css += isSame ? ';' : '}'.repeat(open.length - shared)
    css +=
      path
        .slice(shared)
        .map((one) => `${one}{`)
        .join('') + body
    open = path
  }
  return css + '}'.repeat(open.length)
}
