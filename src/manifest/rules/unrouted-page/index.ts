import { defineRule } from '../define.ts'

export const unroutedPage = defineRule({
  name: 'unrouted-page',
  family: 'reference',
  severity: 'error',
  title: 'A link leads to a page that no route serves',
  hint: 'Add a route for the page.',
  why: 'A page without a route has no address to link to.',
})
