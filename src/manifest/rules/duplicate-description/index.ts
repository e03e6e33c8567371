import { guardOf } from '../../resolve/middleware.ts'
import { defineRule } from '../define.ts'
import { descriptionOf } from '../route-texts.ts'
import { reportSameTexts } from '../same-texts.ts'

export const duplicateDescription = defineRule({
  name: 'duplicate-description',
  family: 'search',
  severity: 'warning',
  title: 'Two pages have one description',
  hint: 'Describe what only that page has, or leave it out and the site’s stands.',
  why: 'Search engines show the same words under both, and may leave one of them out.',
  layout: (scope) =>
    reportSameTexts(scope, (route, layout) =>
      guardOf(route.route.middleware ?? []) === undefined
        ? descriptionOf(route, layout)
        : undefined,
    ),
})
