import { AtRule, parse, Rule, type ChildNode, type Container } from 'postcss'
import { needsOfSelectors, type SelectorNeeds } from './selector-needs.ts'

/** One rule of the sheet, with the at-rules around it. */
interface SheetRule {
  wrappers: readonly string[]
  text: string
  /** The rule matters to a page that meets one of them. */
  selectors: readonly SelectorNeeds[]
  /** The custom properties it defines, when that is all it does. */
  defines: ReadonlyMap<string, string> | undefined
}

/** Selects the part of the sheets that a page needs. */
export interface Styles {
  /** Of the sheets of faces only that of `face` is considered, after the sheet of all. */
  select(html: string, htmlAttributes: string, face?: string): string
}

/** Parses the built sheets, once for all pages; `faces` are the sheets of faces by name. */
export function prepareStyles(css: string, faces: ReadonlyMap<string, string> = new Map()): Styles {
  const common = rulesOf(css)
  const rulesByFace = new Map(
    [...faces].map(([name, sheet]) => [name, [...common, ...rulesOf(sheet)]]),
  )
  const order = layerOrder(css)
  const chosen = new Map<string, string>()
  return {
    select(html, htmlAttributes, face = '') {
      const rules = rulesByFace.get(face) ?? common
      const lists = classLists(html)
      const key = `${face}|${htmlAttributes}|${[...lists].join('|')}`
      const known = chosen.get(key)
      if (known !== undefined) return known
      const made = order + print(usedRule(rules, classesOf(lists), htmlAttributes))
      if (chosen.size > 2000) chosen.clear()
      chosen.set(key, made)
      return made
    },
  }
}

/** The statement of all layers in the order of the sheet, which need not name those first that come first. */
function layerOrder(css: string): string {
  if (!/@layer [^;{]+;/.test(css)) return ''
  const names = [...css.matchAll(/@layer ([^;{]+)[;{]/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim()),
  )
  return `@layer ${[...new Set(names)].join(', ')};`
}

function rulesOf(css: string): SheetRule[] {
  const rules: SheetRule[] = []
  collect(parse(css), [], rules)
  return rules
}

function collect(
  container: Container<ChildNode>,
  wrappers: readonly string[],
  rules: SheetRule[],
): void {
  for (const node of container.nodes ?? []) {
    if (node instanceof Rule) rules.push(toRule(node, wrappers))
    else if (node instanceof AtRule && node.name === 'property') {
      const defines = new Map([[node.params, node.toString()]])
      rules.push({ wrappers, text: node.toString(), selectors: [], defines })
    } else if (node instanceof AtRule && node.nodes) {
      collect(node, [...wrappers, `@${node.name} ${node.params}`], rules)
    }
  }
}

function toRule(rule: Rule, wrappers: readonly string[]): SheetRule {
  const declarations = rule.nodes.filter((node) => node.type === 'decl')
  const isOnlyVariables =
    declarations.length === rule.nodes.length &&
    declarations.every(({ prop }) => prop.startsWith('--'))
  const isTheme =
    isOnlyVariables && wrappers.some((wrapper) => /^@layer (theme|properties)/.test(wrapper))
  const defines = isTheme
    ? new Map(declarations.map((node) => [node.prop, node.toString()]))
    : undefined
  return { wrappers, text: rule.toString(), selectors: needsOfSelectors(rule.selector), defines }
}

const attribute = ' class="'

/** The values of the class attributes in some HTML, each once. */
function classLists(html: string): Set<string> {
  const lists = new Set<string>()
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, at)) {
    at += attribute.length
    const end = html.indexOf('"', at)
    lists.add(html.slice(at, end))
    at = end
  }
  return lists
}

const classesOf = (lists: Iterable<string>): Set<string> =>
  new Set(
    [...lists].flatMap((list) => list.replaceAll('&gt;', '>').replaceAll('&amp;', '&').split(' ')),
  )

type UsedRule = { wrappers: readonly string[]; text: string }

function usedRule(
  rules: readonly SheetRule[],
  classes: ReadonlySet<string>,
  htmlAttributes: string,
): UsedRule[] {
  const isWanted = (rule: SheetRule) =>
    rule.selectors.some(
      (selector) =>
        selector.classes.every((name) => classes.has(name)) &&
        selector.attributes.every((attribute) => htmlAttributes.includes(attribute)),
    )
  const candidates = rules.map((rule) =>
    rule.defines === undefined && isWanted(rule) ? rule : undefined,
  )
  const used = usedVariables(rules, candidates)
  return rules.flatMap((rule, i) => {
    if (candidates[i]) return [{ wrappers: rule.wrappers, text: rule.text }]
    if (rule.defines === undefined) return []
    const lines = [...rule.defines].filter(([name]) => used.has(name)).map(([, text]) => text)
    if (lines.length === 0) return []
    const isProperty = rule.selectors.length === 0
    const selector = rule.text.slice(0, rule.text.indexOf('{'))
    return [
      { wrappers: rule.wrappers, text: isProperty ? rule.text : `${selector}{${lines.join(';')}}` },
    ]
  })
}

/** Every custom property that the selected rules refer to, and those that these refer to in turn. */
function usedVariables(
  rules: readonly SheetRule[],
  candidates: readonly (SheetRule | undefined)[],
): Set<string> {
  const used = new Set<string>()
  const definitions = new Map(
    rules.flatMap(({ defines, selectors }) =>
      defines && selectors.length > 0 ? [...defines] : [],
    ),
  )
  const visit = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue
      used.add(name)
      visit(definitions.get(name) ?? '')
    }
  }
  for (const rule of candidates) if (rule) visit(rule.text)
  return used
}

function print(used: readonly UsedRule[]): string {
  let css = ''
  let open: readonly string[] = []
  for (const { wrappers, text } of used) {
    let shared = 0
    while (shared < open.length && shared < wrappers.length && open[shared] === wrappers[shared])
      shared++
    css +=
      '}'.repeat(open.length - shared) +
      wrappers
        .slice(shared)
        .map((wrapper) => `${wrapper}{`)
        .join('') +
      text
    open = wrappers
  }
  return css + '}'.repeat(open.length)
}
