import { guardOf } from '../../resolve/middleware.ts'
import { defineRule } from '../define.ts'
import { isText, localesOf, textIn } from '../languages.ts'
import { descriptionOf } from '../route-texts.ts'
import { isOfOneItem } from '../used-names.ts'

export const missingDescription = defineRule({
  name: 'missing-description',
  family: 'search',
  severity: 'warning',
  title: 'A route has no description',
  hint: 'Give the page a "seo.description", or the site one in settings.meta.',
  why: 'Search engines and networks show a description below the title; without one they pick some sentence of the page. A page about one item takes the first words of the item.',
  route({ layout, route, report }) {
    const { path, page: name, seo, middleware = [] } = route.route
    const page = layout.pages.get(name)
    const settings = layout.manifest.site?.settings
    if (page === undefined || settings === undefined) return
    // No search engine sees what is behind a guard.
    if (guardOf(middleware) !== undefined) return
    const robots = seo?.robots ?? page.head.seo?.robots
    if (robots?.startsWith('noindex') || isOfOneItem(page)) return
    const ofSite = settings.meta.description
    const [locale] = localesOf(layout)
    if (isText(ofSite) && textIn(ofSite, locale, locale).trim() !== '') return
    if (descriptionOf(route, layout) !== undefined) return
    const message = `Neither ${path}, its page "${name}" nor the site has a description.`
    report(message, route.place('/path'), { page: name })
  },
})
