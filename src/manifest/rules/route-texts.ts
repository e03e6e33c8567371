import type { SourceLocation } from '#schemas/problems.ts'
import type { Locale } from '#schemas/text.ts'
import type { EffectiveLayout, EffectiveRoute } from '../inherit/effective-layout.ts'
import { headPlace } from '../inherit/layer-pages.ts'
import { isBound } from '../resolve/resolve-references.ts'
import { below, isText, localesOf, textIn } from './languages.ts'

/** The title or description of a route: its own, or its page’s. */
export interface RouteText {
  /** Text, or a binding. */
  value: unknown
  place(below: string): SourceLocation
}

/** The title of a route; undefined when neither it nor its page has one. */
export const titleOf = (route: EffectiveRoute, layout: EffectiveLayout): RouteText | undefined => {
  const page = layout.pages.get(route.route.page)
  if (route.route.title !== undefined)
    return { value: route.route.title, place: (part) => route.place(`/title${part}`) }
  if (page?.head.title === undefined) return undefined
  return { value: page.head.title, place: (part) => headPlace(page, `/title${part}`) }
}

/** The description of a route; undefined when neither it nor its page has one. */
export const descriptionOf = (
  { route, place }: EffectiveRoute,
  layout: EffectiveLayout,
): RouteText | undefined => {
  const page = layout.pages.get(route.page)
  const at = '/seo/description'
  if (route.seo?.description !== undefined)
    return { value: route.seo.description, place: (part) => place(at + part) }
  const value = page?.head.seo?.description
  if (page === undefined || value === undefined) return undefined
  return { value, place: (part) => headPlace(page, at + part) }
}

/** A text of a route that does not depend on data, in one language. */
export interface FixedText {
  text: string
  locale: Locale
  place(): SourceLocation
}

/** A text of a route in each language of its layout; empty when it is bound to data, or blank. */
export function fixedTexts(found: RouteText | undefined, layout: EffectiveLayout): FixedText[] {
  if (found === undefined || isBound(found.value) || !isText(found.value)) return []
  const { value, place } = found
  const locales = localesOf(layout)
  const fixed = locales.map((locale) => ({
    text: textIn(value, locale, locales[0]).trim(),
    locale,
    place: () => place(below(value, locale)),
  }))
  return fixed.filter(({ text }) => text !== '')
}

/** The site’s name in a language; empty for a layout without a site. */
export function siteNameIn(locale: Locale, layout: EffectiveLayout): string {
  const settings = layout.manifest.site?.settings
  if (settings === undefined) return ''
  const [fallback] = localesOf(layout)
  return (
    textIn(settings.meta.site_name, locale, fallback) || textIn(settings.title, locale, fallback)
  )
}
