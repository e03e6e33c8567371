import { defineRule } from '../define.ts'

export const mdxTag = defineRule({
  name: 'mdx-tag',
  family: 'prose',
  severity: 'error',
  title: 'A page uses a tag that is not allowed',
  hint: 'Use Markdown, or a block as a tag: <ClassGrid heading="…" />.',
  why: 'Raw HTML could bring scripts, frames and styles that break the page or its visitors.',
})
