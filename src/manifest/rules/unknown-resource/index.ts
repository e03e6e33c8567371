import { defineRule } from '../define.ts'

export const unknownResource = defineRule({
  name: 'unknown-resource',
  family: 'binding',
  severity: 'error',
  title: 'A binding names data that the page does not load',
  hint: 'Add it to the page’s data, or use site or route.',
  why: 'A binding begins with a name of the page’s data, with `site` or with `route`.',
})
