import { LocalText } from '#schemas/text.ts'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import { matchRoute } from '#src/render/match-route.ts'
import { inLocale } from '#src/render/seo.ts'
import { titleOf } from '#tests/expected-head.ts'

interface Document {
  path: string
  body: string
}

/** The first heading of a document as text. */
const headingOf = (body: string): string =>
  (/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(body)?.[1] ?? '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .trim()

/**
 * Whether the title of a document at a path is that of the rule of its route, else of its page: a fixed one, with the name of the
 * site where the rule says so; a bound one is the name of the item that the page is headed by, and of a chapter also that of its class.
 */
export function isTitleByRule(title: string | undefined, layout: CompiledLayout, { path, body }: Document): boolean {
  const route = matchRoute(layout.routes, path)?.route
  const page = route && layout.pages.get(route.page)
  if (route === undefined || page === undefined || title === undefined) return false
  const [locale] = layout.locales
  const settings = layout.manifest.site?.settings
  const nameOf = (text: LocalText | undefined) => inLocale(text ?? '', locale, locale)
  const joins = route.siteName ?? page.siteName
  const siteName = joins ? nameOf(settings?.meta.site_name) || nameOf(settings?.title) : ''
  const rule: unknown = route.title ?? page.title
  const fixed = LocalText.safeParse(rule)
  if (fixed.success) return title === titleOf(nameOf(fixed.data), siteName)
  const heading = headingOf(body)
  return JSON.stringify(rule).includes('.pageTitle')
    ? heading !== '' && title.startsWith(heading)
    : title === titleOf(heading, siteName)
}
