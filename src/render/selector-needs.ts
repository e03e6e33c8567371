import parser, { type Node, type Selector } from 'postcss-selector-parser'

/** What must be in a page for a selector to match anything in it. */
export interface SelectorNeeds {
  /** Names of elements, in lower case. */
  tags: readonly string[]
  classes: readonly string[]
  /** Attributes of `<html>`, as they are written there: `data-shape="round"`. */
  attributes: readonly string[]
  /** Names of attributes of any element. */
  names: readonly string[]
  /** It matches only what a visitor brings about: something is pointed at, pressed, selected or opened; or a part within a field. */
  isLate: boolean
}

/** A selector of a list, as it is written. */
export interface NeedySelector {
  text: string
  /** It matters to a page that meets one of them. */
  needs: readonly SelectorNeeds[]
}

const processor = parser()

/** The selectors of a list, each with what it needs; of `:is(…)`, `:where(…)` and `:has(…)` one for each choice. */
export const readSelectors = (list: string): NeedySelector[] =>
  processor
    .astSync(list)
    .nodes.map((selector) => ({ text: selector.toString().trim(), needs: needsOf(selector) }))

const nothing: SelectorNeeds = { tags: [], classes: [], attributes: [], names: [], isLate: false }
const choosing = new Set([':is', ':where', ':has'])
const late =
  /^::?(hover|active|focus|target|popover-open|backdrop|selection|file-selector-button|-moz-ui-invalid|-moz-focusring|placeholder|-webkit-(search|date|calendar|inner|outer).*)$/
const ofInputs =
  /^::(placeholder|file-selector-button|-webkit-(search|date|calendar|inner|outer).*)$/

function needsOf(selector: Selector): SelectorNeeds[] {
  let isHtml = false
  let ways: SelectorNeeds[] = [nothing]
  for (const node of selector.nodes) {
    if (node.type === 'combinator') isHtml = false
    else if (node.type === 'tag') isHtml = node.value === 'html'
    const choices = choicesOf(node, isHtml)
    ways = ways.flatMap((way) => choices.map((choice) => joined(way, choice)))
  }
  return ways
}

/** What one part of a selector needs; empty when it matches in no page. `:not(…)` can match in any. */
function choicesOf(node: Node, isHtml: boolean): SelectorNeeds[] {
  if (node.type === 'class') return [{ ...nothing, classes: [node.value] }]
  if (node.type === 'tag') return [{ ...nothing, tags: [node.value.toLowerCase()] }]
  if (node.type === 'pseudo') return choicesOfPseudo(node)
  if (node.type !== 'attribute') return [nothing]
  return isHtml && node.operator === '='
    ? [{ ...nothing, attributes: [`${node.attribute}="${node.value}"`] }]
    : [{ ...nothing, names: [node.attribute] }]
}

function choicesOfPseudo(node: parser.Pseudo): SelectorNeeds[] {
  if (choosing.has(node.value)) return node.nodes.flatMap(needsOf)
  // The root of a shadow tree, of which pages have none.
  if (node.value === ':host') return []
  const isLate = late.test(node.value)
  const tags = ofInputs.test(node.value) ? ['input', 'textarea'] : []
  return tags.length === 0
    ? [{ ...nothing, isLate }]
    : tags.map((tag) => ({ ...nothing, tags: [tag], isLate }))
}

const joined = (a: SelectorNeeds, b: SelectorNeeds): SelectorNeeds => ({
  tags: [...a.tags, ...b.tags],
  classes: [...a.classes, ...b.classes],
  attributes: [...a.attributes, ...b.attributes],
  names: [...a.names, ...b.names],
  isLate: a.isLate || b.isLate,
})
