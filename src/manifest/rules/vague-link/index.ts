import { placeOf } from '../../inherit/node-edits.ts'
import { defineRule } from '../define.ts'
import { eachString, isText } from '../languages.ts'
import { aboutNode, propertyOf, valuesOf } from '../node-values.ts'

/** Labels without a meaning of their own, in lower case and without punctuation. */
const vague = new Set([
  ...'klik|klik di sini|klik disini|di sini|disini|ke sini|tautan|tautan ini|buka|lihat'.split('|'),
  ...'selengkapnya|baca selengkapnya|lihat selengkapnya|info selengkapnya|baca lagi'.split('|'),
  ...'lanjut|lebih lanjut|pelajari lebih lanjut|detail'.split('|'),
  ...'click|click here|here|link|this link|this page|more|read more|see more|view more'.split('|'),
  ...'learn more|find out more|more info|details|go'.split('|'),
])
const marks = /[^\p{L}\p{N} ]/gu

export const vagueLink = defineRule({
  name: 'vague-link',
  family: 'text',
  severity: 'warning',
  title: 'The label of a link says nothing of where it leads',
  hint: 'Name what is there, such as "See the classes".',
  why: 'Screen readers list the links of a page by their labels alone: WCAG 2.2, 2.4.4 and 2.4.9.',
  node(scope) {
    const { node, block, report } = scope
    for (const { value, schema, pointer } of valuesOf(node, block).objects) {
      const names = Object.keys(value)
      if (!names.some((name) => propertyOf(schema, name)?.kind === 'link')) continue
      for (const name of names) {
        const text = value[name]
        if (propertyOf(schema, name)?.kind !== 'text' || !isText(text)) continue
        eachString(text, (string, below) => {
          if (!vague.has(string.toLowerCase().replace(marks, '').trim())) return
          const message = `"${string}" does not say where it leads.`
          report(message, placeOf(node, `${pointer}/${name}${below}`), aboutNode(scope))
        })
      }
    }
  },
})
