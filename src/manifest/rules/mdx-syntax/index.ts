import { defineRule } from '../define.ts'

export const mdxSyntax = defineRule({
  name: 'mdx-syntax',
  family: 'prose',
  severity: 'error',
  title: 'A page is not well-formed MDX',
  hint: 'Close every tag; write { as \\{ where it is text.',
  why: 'A tag that is never closed would swallow the rest of the page.',
})
