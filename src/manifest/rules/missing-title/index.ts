import { defineRule } from '../define.ts'
import { titleOf } from '../route-texts.ts'

export const missingTitle = defineRule({
  name: 'missing-title',
  family: 'search',
  severity: 'warning',
  title: 'A route has no title',
  hint: 'Give the page a "title", or the route one of its own.',
  why: 'Without a title a page is called like the whole site, in tabs, bookmarks and search results: WCAG 2.2, 2.4.2.',
  route({ layout, route, report }) {
    const { path, page } = route.route
    if (!layout.pages.has(page) || titleOf(route, layout) !== undefined) return
    report(`Neither ${path} nor its page "${page}" has a title.`, route.place('/path'), { page })
  },
})
