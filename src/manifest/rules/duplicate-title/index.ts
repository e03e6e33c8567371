import { defineRule } from '../define.ts'
import { titleOf } from '../route-texts.ts'
import { reportSameTexts } from '../same-texts.ts'

export const duplicateTitle = defineRule({
  name: 'duplicate-title',
  family: 'search',
  severity: 'warning',
  title: 'Two pages have one title',
  hint: 'Say in each title what only that page has.',
  why: 'In tabs, bookmarks and search results nobody can tell the two pages apart.',
  layout: (scope) => reportSameTexts(scope, titleOf),
})
