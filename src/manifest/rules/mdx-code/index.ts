import { defineRule } from '../define.ts'

export const mdxCode = defineRule({
  name: 'mdx-code',
  family: 'prose',
  severity: 'error',
  title: 'A page holds code',
  hint: 'MDX is content here: no import, export, {expression} or spread.',
  why: 'MDX runs what stands in braces, on the server. Here pages are content: they are parsed and never evaluated (decisions/0004).',
})
