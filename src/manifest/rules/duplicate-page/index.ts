import { defineRule } from '../define.ts'

export const duplicatePage = defineRule({
  name: 'duplicate-page',
  family: 'file',
  severity: 'error',
  title: 'Two files of a layout are one page',
  hint: 'Keep one of the two.',
  why: 'pages/about.json and pages/about.mdx are both page "about": only one of them can be served.',
})
