import { defineRule } from '../define.ts'

export const fileTooLarge = defineRule({
  name: 'file-too-large',
  family: 'file',
  severity: 'error',
  title: 'A file is larger than a manifest may be',
  hint: 'Split the page, or move long text to an .mdx page.',
  why: 'A file is measured before it is parsed, so that no manifest can use up memory. A page may have 256 KiB, layout.json 512 KiB, a data file 4 MiB; a page 250 nodes.',
})
