import { classesOf, classLists, tagsOf, withoutClosed } from './names-in-html.ts'
import { readSheet, variablesIn, type SheetRule } from './sheet-rules.ts'
import { printUsed, type Shown } from './used-rules.ts'

/** Selects the part of the sheets that a page needs. Of the sheets of faces only that of `face` counts, after the sheet of all. */
export interface Styles {
  /** All that some HTML can need. */
  select(html: string, htmlAttributes: string, face?: string): string
  /** What is seen of some HTML before its visitor does anything; the whole sheets must follow. */
  selectFirst(html: string, htmlAttributes: string, face?: string): string
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
    const { attributes, tags, reads, first } = shown
    const key = [face, attributes, tags, lists, reads, first ?? 'all']
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
  const seen = (html: string) => ({ tags: tagsOf(html), reads: variablesIn(html) })
  return {
    select: (html, attributes, face = '') =>
      choose(face, classLists(html), { attributes, ...seen(html) }),
    selectFirst(html, attributes, face = '') {
      const open = withoutClosed(html)
      const has = (name: string) => attributes.includes(name) || open.includes(` ${name}`)
      const first = new Set(names.filter(has))
      return choose(face, classLists(open), { attributes, ...seen(open), first })
    },
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
