import { defineRule } from '../define.ts'

export const patchProse = defineRule({
  name: 'patch-prose',
  family: 'inheritance',
  severity: 'error',
  title: 'A patch reorders a page of prose',
  hint: 'Change the props of its blocks, or replace the whole page: prose is ordered by its text.',
  why: 'Blocks of an .mdx page stand between its paragraphs, which have no ids to be put before or after.',
})
