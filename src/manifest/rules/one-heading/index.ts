import { getElementsByTagName } from 'domutils'
import { defineRule } from '../define.ts'
import { reportAt } from '../rendered-place.ts'

export const oneHeading = defineRule({
  name: 'one-heading',
  family: 'access',
  severity: 'warning',
  title: 'A page has no main heading, or several',
  hint: 'Begin the page with one block that draws its main heading.',
  why: 'Those who listen to a page jump to its main heading to hear what it is about; search engines read it beside the title.',
  rendered(scope) {
    const headings = getElementsByTagName('h1', scope.document, true)
    const [, second] = headings
    if (headings.length === 0) reportAt(scope, undefined, 'no <h1>.')
    else if (second) reportAt(scope, second, `This is one of ${headings.length} <h1>.`)
  },
})
