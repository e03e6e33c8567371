import type { Settings } from '#schemas/settings.ts'
import { LocalText, type Locale } from '#schemas/text.ts'
import type { CompiledPage } from '#src/manifest/compile/compiled.ts'
import { isBound } from '#src/manifest/resolve/resolve-references.ts'
import { bind, firstWords, stripHtml, type Scope } from './bind.ts'
import { canonicalPath, type RouteMatch } from './match-route.ts'

/** What the head of a page is made from. Addresses are absolute. */
export interface PageMeta {
  title: string
  description: string
  /** Undefined for a page without an address of its own. */
  canonical: string | undefined
  robots: string
  image: string | undefined
  type: string
  keywords: string
  siteName: string
  twitterSite: string
  card: string
  alternates: readonly { locale: Locale; href: string }[]
}

export interface SeoInput {
  settings: Settings
  origin: string
  locale: Locale
  locales: readonly Locale[]
  match: RouteMatch | undefined
  page: Pick<CompiledPage, 'title' | 'siteName' | 'seo'>
  scope: Scope
  /** Turns `asset:x` into an address of this site. */
  assetUrl(name: string): string
}

/** Text in a language, else in the default one, else in any that it has. */
export const inLocale = (text: LocalText, locale: Locale, fallback: Locale): string =>
  typeof text === 'string' ? text : (text[locale] ?? text[fallback] ?? Object.values(text)[0] ?? '')

/** The head of a page: the rules of its route win over those of the page, and these over the site's. */
export function pageMeta(input: SeoInput): PageMeta {
  const { settings, origin, locale, locales, match, page } = input
  const [defaultLocale = locale] = locales
  const words = (text: LocalText) => inLocale(text, locale, defaultLocale)
  const siteName = words(settings.meta.site_name) || words(settings.title)
  const rules = { ...page.seo, ...match?.route.seo }
  const own = readTitle(input)
  const joins = match?.route.siteName ?? page.siteName
  const path = match ? canonicalPath(match) : undefined
  const addressIn = (language: Locale) => origin + pathIn(path ?? '/', language, defaultLocale)
  return {
    title: own === '' ? siteName : joins && own !== siteName ? `${own} | ${siteName}` : own,
    description: readDescription(input) || words(settings.meta.description),
    canonical: addressIn(locale),
    robots: rules.robots ?? `${settings.meta.robot_index}, ${settings.meta.robot_follow}`,
    image: readImage(input),
    type: rules.type ?? settings.meta.type,
    keywords: readText(rules.keywords, input) || words(settings.meta.keywords),
    siteName,
    twitterSite: settings.meta.twitter_site,
    card: settings.meta.card,
    alternates:
      locales.length < 2 || path === undefined
        ? []
        : locales.map((language) => ({ locale: language, href: addressIn(language) })),
  }
}

/** A site path in a language: the default one has no prefix. */
export function pathIn(path: string, locale: Locale, defaultLocale: Locale): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

type Rule = LocalText | { $bind: string } | undefined

function readText(rule: Rule, { scope, locale, locales }: SeoInput): string {
  if (rule === undefined) return ''
  const value = isBound(rule) ? bind(rule, scope) : rule
  if (typeof value === 'number') return String(value)
  const text = LocalText.safeParse(value)
  return text.success ? inLocale(text.data, locale, locales[0] ?? locale) : ''
}

/** A bound title counts only when the route's parameter equals the item's slug or id; else its fallback. */
function readTitle(input: SeoInput): string {
  const rule: Rule = input.match?.route.title ?? input.page.title
  const bound: unknown = rule
  if (!isBound(bound)) return readText(rule, input)
  const name = String(bound['$bind']).split('.')[0] ?? ''
  if (name === 'site' || name === 'route' || isTheItem(input.scope.resources[name], input)) {
    return stripHtml(readText(rule, input))
  }
  return readText(bound['fallback'] as Rule, input)
}

function isTheItem(item: unknown, { scope }: SeoInput): boolean {
  if (typeof item !== 'object' || item === null) return false
  const { slug, id } = item as { slug?: unknown; id?: unknown }
  return Object.values(scope.parameters).some((value) =>
    [slug, id].some((name) => value === name || (typeof name === 'number' && value === `${name}`)),
  )
}

const proseFields = ['content', 'about', 'description', 'summary'] as const

/** Bound or fixed; else the first twenty words of the item that the page is about. */
function readDescription(input: SeoInput): string {
  const rule = input.match?.route.seo?.description ?? input.page.seo.description
  const written = stripHtml(readText(rule, input))
  if (written !== '') return written
  const item = Object.values(input.scope.resources).find((resource) => isTheItem(resource, input))
  if (item === undefined) return ''
  const prose = proseFields.map((field) => (item as Record<string, unknown>)[field])
  const first = prose.find((value) => typeof value === 'string' && value !== '')
  return typeof first === 'string' ? firstWords(stripHtml(first), 20) : ''
}

function readImage(input: SeoInput): string | undefined {
  const { settings, origin, assetUrl, scope } = input
  const rule = input.match?.route.seo?.image ?? input.page.seo.image
  const bound = isBound(rule) ? bind(rule, scope) : rule
  const shared = settings.meta.image || settings.image.default
  // Social networks show no SVG.
  const isDrawable = typeof bound === 'string' && bound !== '' && !/\.svg(\?|$)/.test(bound)
  const picture = isDrawable ? bound : shared
  if (!picture) return undefined
  const url = picture.startsWith('asset:') ? assetUrl(picture.slice('asset:'.length)) : picture
  return url.startsWith('/') ? origin + url : url
}
