import { defineRule } from '../define.ts'

export const unreadFile = defineRule({
  name: 'unread-file',
  family: 'file',
  severity: 'warning',
  title: 'A file of a layout that nothing reads',
  hint: 'Mend its name or folder, or move it to assets/; README.md may stay.',
  why: 'Pages are pages/<name>.json or .mdx in lower case, texts content/<name>.mdx, rows data/<table>.json. A file that misses by a letter would be passed over without a word.',
})
