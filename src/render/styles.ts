import { classesOf, namesIn, withoutClosed } from './names-in-html.ts'
import { readSheet, variablesIn, variablesSetIn, type SheetRule } from './sheet-rules.ts'
import { printUsed, type Shown } from './used-rules.ts'

/** Selects the part of the sheets that a page needs. Of the sheets of faces only that of `face` counts, after the sheet of all. */
export interface Styles {
  /** All that some HTML can need. */
  select(html: string, htmlAttributes: string, face?: string): string
  /** What is seen of some HTML before its visitor does anything; the whole sheets must follow. */
  selectFirst(html: string, htmlAttributes: string, face?: string): string
  /** A number that pieces of HTML share from which the same is selected, with whatever is before and after them. */
  needsOf(html: string): number
}

/** The built sheets as they were parsed: data that a build can store. */
export interface ParsedSheets {
  common: readonly SheetRule[]
  faces: readonly (readonly [name: string, rules: readonly SheetRule[]])[]
  layers: readonly string[]
}

/** Parses the built sheets; `faces` are the sheets of faces by name. */
export const parseSheets = (css: string, faces: ReadonlyMap<string, string>): ParsedSheets => ({
  common: readSheet(css),
  faces: [...faces].map(([name, sheet]) => [name, readSheet(sheet)] as const),
  layers: layerOrder(css),
})

/** Parses sheets and prepares them for all pages. */
export const prepareStyles = (
  css: string,
  faces: ReadonlyMap<string, string> = new Map(),
): Styles => stylesOf(parseSheets(css, faces))

/** Prepares parsed sheets for all pages. */
export function stylesOf({ common, faces, layers }: ParsedSheets): Styles {
  const rulesByFace = new Map(faces.map(([name, rules]) => [name, [...common, ...rules]]))
  const names = attributeNames([...rulesByFace.values(), common].flat())
  const order = layers.length === 0 ? '' : `@layer ${layers.join(',')};`
  const chosen = new Map<string, string>()
  const choose = (face: string, lists: ReadonlySet<string>, shown: Omit<Shown, 'classes'>) => {
    const { attributes, tags, reads, sets, first } = shown
    const key = [face, attributes, tags, lists, reads, sets, first ?? 'all']
      .map((one) => (typeof one === 'string' ? one : [...one].join('|')))
      .join('||')
    const known = chosen.get(key)
    if (known !== undefined) return known
    const rules = rulesByFace.get(face) ?? common
    const made = order + printUsed(rules, layers, { ...shown, classes: classesOf(lists) })
    if (chosen.size > 2000) chosen.clear()
    chosen.set(key, made)
    return made
  }
  const known = numbering()
  return {
    select(html, attributes, face = '') {
      const { tags, lists } = namesIn(html)
      return choose(face, lists, { attributes, tags, ...variablesOf(html) })
    },
    selectFirst(html, attributes, face = '') {
      const open = withoutClosed(html)
      const { tags, lists, attributes: found } = namesIn(open)
      const first = new Set(names.filter((name) => attributes.includes(name) || found.has(name)))
      return choose(face, lists, { attributes, tags, ...variablesOf(open), first })
    },
    needsOf(html) {
      const open = withoutClosed(html)
      const [whole, first] = [needsText(html), open === html ? '' : needsText(open)]
      return known(`${whole}||||${first}`)
    },
  }
}

/** All that rules are chosen by in some HTML. */
function needsText(html: string): string {
  const { tags, lists, attributes } = namesIn(html)
  const { reads, sets } = variablesOf(html)
  return [tags, lists, attributes, reads, sets].map((set) => [...set].join('|')).join('||')
}

const variablesOf = (html: string) => ({ reads: variablesIn(html), sets: variablesSetIn(html) })

/** Numbers texts: the same has the same number as long as it is remembered, and no other ever has it. */
function numbering(): (text: string) => number {
  const numbers = new Map<string, number>()
  let last = 0
  return (text) => {
    const known = numbers.get(text)
    if (known !== undefined) return known
    if (numbers.size >= 5000) numbers.clear()
    numbers.set(text, ++last)
    return last
  }
}

/** The names of all attributes that selectors name. */
const attributeNames = (rules: readonly SheetRule[]): string[] => {
  const needs = rules.flatMap(({ selectors }) => selectors.flatMap((one) => one.needs))
  return [...new Set(needs.flatMap(({ names }) => names))]
}

/** All layers in the order of the sheet, whose statement of it is left out by a build where the layers begin in that order. */
function layerOrder(css: string): string[] {
  const names = [...css.matchAll(/@layer ([^;{]+)[;{]/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim()),
  )
  return [...new Set(names)]
}
