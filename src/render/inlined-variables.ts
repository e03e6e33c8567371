import { isRoot } from './root-selector.ts'
import { type SheetDeclaration, variablesIn } from './sheet-rules.ts'

/** A rule of a sheet that a page needs. */
interface Rule {
  wrappers: readonly string[]
  selectors: readonly string[]
  declarations: readonly SheetDeclaration[]
}

/** Where a custom property is set and read. */
interface Uses {
  setters: { rule: Rule; declaration: SheetDeclaration }[]
  readers: Set<SheetDeclaration>
}

/** Declarations in place of those that were changed. */
type Changed = Map<SheetDeclaration, SheetDeclaration>

/**
 * The rules with the value of a custom property in place of its name where one rule for the whole page sets it, nothing
 * else does, the HTML does not mention it and the text becomes shorter; and with the fallback in place of a property of
 * Tailwind's that nothing sets. The whole sheets, where they follow, set and read the properties by their names.
 */
export function withInlinedVariables<R extends Rule>(
  rules: readonly R[],
  mentioned: ReadonlySet<string>,
): R[] {
  const first = changes(rules, mentioned)
  // Once more for values that have read others.
  const once = first.size === 0 ? rules : withChanges(rules, first)
  return withChanges(once, changes(once, mentioned))
}

const withChanges = <R extends Rule>(rules: readonly R[], changed: Changed): R[] =>
  rules.map((rule) =>
    rule.declarations.some((one) => changed.has(one))
      ? { ...rule, declarations: rule.declarations.map((one) => changed.get(one) ?? one) }
      : rule,
  )

/** What replacing makes of declarations, property by property. */
function changes(rules: readonly Rule[], mentioned: ReadonlySet<string>): Changed {
  const changed: Changed = new Map()
  for (const [name, { setters, readers }] of usesOf(rules)) {
    const [setter, ...others] = setters
    const isUnset = setter === undefined && isOfUtilities(name)
    const isSetOnce = setter !== undefined && others.length === 0 && isForRoot(setter.rule)
    if (mentioned.has(name) || readers.size === 0 || !(isUnset || isSetOnce)) continue
    const set = setter && (changed.get(setter.declaration) ?? setter.declaration)
    if (set?.text.includes('var(')) continue
    const value = set?.text.slice(name.length + 1)
    const made = [...readers].map((one) => {
      const before = changed.get(one) ?? one
      return { one, before, after: replace(before, name, value) }
    })
    const longer = made.reduce(
      (sum, { before, after }) => sum + lengthOf(after) - lengthOf(before),
      0,
    )
    if (longer > (set === undefined ? 0 : lengthOf(set) + 1)) continue
    for (const { one, after } of made) changed.set(one, after)
  }
  return changed
}

const lengthOf = ({ text }: SheetDeclaration): number => text.length

function usesOf(rules: readonly Rule[]): Map<string, Uses> {
  const found = new Map<string, Uses>()
  const at = (name: string): Uses => {
    const uses = found.get(name) ?? { setters: [], readers: new Set() }
    found.set(name, uses)
    return uses
  }
  for (const rule of rules)
    for (const declaration of rule.declarations) {
      const { property, reads } = declaration
      if (property.startsWith('--')) at(property).setters.push({ rule, declaration })
      for (const name of reads) at(name).readers.add(declaration)
    }
  return found
}

/** Only utilities set these: neither the theme nor a script does. */
const isOfUtilities = (name: string): boolean => name.startsWith('--tw-')

const isForRoot = ({ wrappers, selectors }: Rule): boolean =>
  wrappers.every((wrapper) => wrapper.startsWith('@layer ')) &&
  selectors.length > 0 &&
  selectors.every(isRoot)

/** A declaration with a value, or else its own fallback, wherever it reads a property. */
function replace(
  declaration: SheetDeclaration,
  name: string,
  value: string | undefined,
): SheetDeclaration {
  let { text } = declaration
  for (let at = startOf(text, name); at !== -1; at = startOf(text, name, at + 1)) {
    const end = closingOf(text, at)
    const fallback = text.slice(at + `var(${name},`.length, end)
    const given = value ?? (text[at + `var(${name}`.length] === ',' ? fallback : undefined)
    if (given === undefined) continue
    text = text.slice(0, at) + given.trim() + text.slice(end + 1)
  }
  return { ...declaration, text, reads: variablesIn(text) }
}

/** Where a property is read next. */
function startOf(text: string, name: string, from = 0): number {
  const start = `var(${name}`
  for (let at = text.indexOf(start, from); at !== -1; at = text.indexOf(start, at + 1))
    if (/[,)]/.test(text[at + start.length] ?? '')) return at
  return -1
}

/** Where the bracket closes that a `var(` opens. */
function closingOf(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at
  }
  return text.length
}
