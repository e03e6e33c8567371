import { placeOf } from '../../inherit/node-edits.ts'
import { defineRule, type NodeScope } from '../define.ts'
import { eachText } from '../each-text.ts'
import { eachString } from '../languages.ts'
import { aboutNode, valuesOf } from '../node-values.ts'

const template = /\{\{.*?\}\}|\$\{.*?\}|<%.*?%>|\{\{|\$\{|<%/s
const code = /(`+)[^`].*?\1/gs

const texts = eachText(({ text, isProse }, reportAt) =>
  eachString(text, (string, below) => {
    const found = find(string, isProse)
    if (found !== undefined) reportAt(found, below)
  }),
)

export const templateInText = defineRule({
  name: 'template-in-text',
  family: 'text',
  severity: 'warning',
  title: 'A text holds a template that nothing evaluates',
  hint: 'Bind the whole prop to data: { "$bind": "class.name" }.',
  why: 'A manifest is data: what stands in {{ }}, ${ } or <% %> is shown to visitors as it stands.',
  ...texts,
  node(scope: NodeScope) {
    texts.node(scope)
    const { node, block, report } = scope
    const { links, pictures, strings } = valuesOf(node, block)
    for (const { value, pointer } of [...links, ...pictures, ...strings]) {
      const found = find(value, false)
      if (found !== undefined) report(found, placeOf(node, pointer), aboutNode(scope))
    }
  },
})

/** Finds a template in a text; in prose, code between backticks may contain one. */
function find(text: string, isProse: boolean): string | undefined {
  const found = template.exec(text)
  if (found === null) return undefined
  const match = isProse ? template.exec(text.replace(code, '')) : found
  return match === null ? undefined : `${match[0].slice(0, 40)} would be shown as it stands.`
}
