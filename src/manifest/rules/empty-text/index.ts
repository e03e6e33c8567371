import { placeOf } from '../../inherit/node-edits.ts'
import { defineRule, type NodeScope } from '../define.ts'
import { eachText } from '../each-text.ts'
import { eachString, isText } from '../languages.ts'
import { aboutNode, isTextual, propertyOf, valuesOf } from '../node-values.ts'

const heads = eachText(({ text, role, isFallback }, reportAt) => {
  if (isFallback || role === 'site name' || role === 'keywords') return
  eachString(text, (string, below) => {
    if (string.trim() === '') reportAt(`The ${role} is blank.`, below)
  })
})

export const emptyText = defineRule({
  name: 'empty-text',
  family: 'text',
  severity: 'warning',
  title: 'A text that is needed is blank',
  hint: 'Write the text, in each language.',
  why: 'A blank title leaves a nameless tab and search result, a blank heading a hole in the page. A text that may be missing is better left out.',
  ...heads,
  node(scope: NodeScope) {
    const { node, block, report } = scope
    for (const { value, schema, pointer } of valuesOf(node, block).objects) {
      for (const name of (schema['required'] as string[] | undefined) ?? []) {
        const text = value[name]
        const property = propertyOf(schema, name)
        if (property === undefined || !isTextual(property) || !isText(text)) continue
        eachString(text, (string, below) => {
          if (string.trim() !== '') return
          report(
            `"${name}" is blank.`,
            placeOf(node, `${pointer}/${name}${below}`),
            aboutNode(scope),
          )
        })
      }
    }
  },
})
