import parser, { type Node, type Selector } from 'postcss-selector-parser'

/** What must be in a page for a selector to match anything in it. */
export interface SelectorNeeds {
  classes: readonly string[]
  /** Attributes of `<html>`, as they are written there: `data-shape="round"`. */
  attributes: readonly string[]
}

const processor = parser()

/** For each selector of a list what it needs; of `:is(…)`, `:where(…)` and `:has(…)` one for each choice. */
export const needsOfSelectors = (list: string): SelectorNeeds[] =>
  processor.astSync(list).nodes.flatMap(needsOf)

const nothing: SelectorNeeds = { classes: [], attributes: [] }
const choosing = new Set([':is', ':where', ':has'])

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

/** What one part of a selector needs. `:not(…)` and states need nothing that the HTML of a page says. */
function choicesOf(node: Node, isHtml: boolean): SelectorNeeds[] {
  if (node.type === 'class') return [{ ...nothing, classes: [node.value] }]
  if (node.type === 'pseudo' && choosing.has(node.value)) return node.nodes.flatMap(needsOf)
  if (node.type === 'attribute' && isHtml && node.operator === '=')
    return [{ ...nothing, attributes: [`${node.attribute}="${node.value}"`] }]
  return [nothing]
}

const joined = (a: SelectorNeeds, b: SelectorNeeds): SelectorNeeds => ({
  classes: [...a.classes, ...b.classes],
  attributes: [...a.attributes, ...b.attributes],
})
