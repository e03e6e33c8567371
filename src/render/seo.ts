import { pathIn } from '#schemas/paths.ts'
import { toSearch, type QueryChanges } from '#schemas/page-query.ts'
import { LocalText, type Locale } from '#schemas/text.ts'
import { isBound } from '#src/manifest/resolve/resolve-references.ts'
import { bind } from './bind.ts'
import { joinTitle, mostOfDescription } from './page-title.ts'
import type { PageMeta, SeoInput } from './page-meta.ts'
import { shareImage } from './share-image.ts'
import { cutAtWord, firstWords, stripHtml } from './text-formats.ts'
import { languagesOf, textLanguage } from './page-languages.ts'
import { canonicalPath, indexedPath, type RouteMatch } from './match-route.ts'

/** Text in a language, else in the default one, else in any that it has. */
export const inLocale = (text: LocalText, locale: Locale, fallback: Locale): string =>
  typeof text === 'string' ? text : (text[locale] ?? text[fallback] ?? Object.values(text)[0] ?? '')

/** The head of a page: the rules of its route win over those of the page, and these over the site's. */
export function pageMeta(input: SeoInput): PageMeta {
  const { settings, locale, locales, match, page, position } = input
  const [defaultLocale = locale] = locales
  const words = (text: LocalText) => inLocale(text, locale, defaultLocale)
  const siteName = words(settings.meta.site_name) || words(settings.title)
  const rules = { ...page.seo, ...match?.route.seo }
  const robots = rules.robots ?? `${settings.meta.robot_index}, ${settings.meta.robot_follow}`
  const own = readTitle(input)
  const whole = languagesOf(input)
  const language = whole.includes(locale) ? locale : (whole[0] ?? locale)
  const joins = match?.route.siteName ?? page.siteName
  const nth = position && position.page > 1 ? ` – ${pageWord[locale]} ${position.page}` : ''
  const named = [own, ...chosenNames(input).map((name) => stripHtml(words(name)))]
    .filter((part) => part !== '')
    .join(' – ')
  const pageIn = (number: number | undefined) =>
    position && number ? addressIn(locale, input, { [position.name]: number }) : undefined
  const shared = shareImage({ ...input, title: own || siteName, siteName })
  return {
    ...shared,
    ownTitle: own || siteName,
    title: joinTitle(named || siteName, { nth, siteName: joins ? siteName : '' }),
    description: cutAtWord(
      readDescription(input) || words(settings.meta.description),
      mostOfDescription,
    ),
    canonical: addressIn(language, input),
    language,
    titleLanguage: textLanguage(match?.route.title ?? page.title, input),
    descriptionLanguage: textLanguage(rules.description, input),
    robots: isSearchResult(match) ? robots.replace(/^index/, 'noindex') : robots,
    type: rules.type ?? settings.meta.type,
    keywords: readText(rules.keywords, input) || words(settings.meta.keywords),
    siteName,
    twitterSite: settings.meta.twitter_site,
    card: settings.meta.card,
    alternates: match === undefined || language !== locale ? [] : alternatesOf(whole, input),
    prev: pageIn(position?.prev),
    next: pageIn(position?.next),
  }
}

/** The addresses of a page in the languages that it is whole in; of none when that is one. */
function alternatesOf(whole: readonly Locale[], input: SeoInput): PageMeta['alternates'] {
  const [first, ...others] = whole
  if (first === undefined || others.length === 0) return []
  const named = whole.map((locale) => ({ locale, href: addressIn(locale, input) }))
  return [...named, { locale: 'x-default', href: addressIn(first, input) }]
}

const pageWord: Record<Locale, string> = { id: 'halaman', en: 'page' }

/** Whether the query holds words that a visitor typed, or a value that is not as declared: not for search engines. */
const isSearchResult = (match: RouteMatch | undefined): boolean =>
  match !== undefined &&
  (match.query.isWrong ||
    match.query.values.some(({ type, value }) => type === 'text' && value !== undefined))

/** The address of the page in a language. What visitors type is not part of it. */
function addressIn(language: Locale, input: SeoInput, changes: QueryChanges = {}): string {
  const { origin, match, locales } = input
  const path = pathIn(match ? chosenPath(match, input) : '/', language, locales[0] ?? language)
  const values = match?.query.values.filter(({ type }) => type !== 'text') ?? []
  return origin + path + toSearch(values, changes)
}

/** The path of a match that search engines are given: its own, or the one that its route names. */
function chosenPath(match: RouteMatch, input: SeoInput): string {
  const parameters = canonicalParameters(match, input)
  return indexedPath({ route: match.route, parameters })
}

/** The path that a match leads to, in the language of a view. */
export const localPath = (
  match: RouteMatch,
  { locale, layout }: { locale: Locale; layout: { locales: readonly Locale[] } },
): string => pathIn(canonicalPath(match), locale, layout.locales[0] ?? locale)

type Rule = LocalText | { $bind: string } | undefined

function readText(rule: Rule, { scope, locale, locales }: SeoInput): string {
  if (rule === undefined) return ''
  const value = isBound(rule) ? bind(rule, scope) : rule
  if (typeof value === 'number') return String(value)
  const text = LocalText.safeParse(value)
  return text.success ? inLocale(text.data, locale, locales[0] ?? locale) : ''
}

/** A bound title counts only when the route's parameter equals the item's slug, id or code; else its fallback. */
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

/**
 * What a visitor has chosen by the query, for the title: the declared names of choices, and the name of the declared
 * row whose slug or id a text is. Anything else that was typed is no part of a title.
 */
const chosenNames = ({ match, scope }: SeoInput): LocalText[] =>
  (match?.query.values ?? []).flatMap(({ value, default: standard, names, rows }) => {
    if (typeof value !== 'string' || value === standard) return []
    const found = rows === undefined ? [] : rowsOf(scope.resources[rows])
    const row = found.find(({ slug, id }) => slug === value || id === value)
    const name = LocalText.safeParse(row?.['name'] ?? names?.[value])
    return name.success ? [name.data] : []
  })

type Row = Readonly<Record<string, unknown>>
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** The rows of a list, or the one row that a resource is. */
const rowsOf = (resource: unknown): Row[] => {
  if (!isRow(resource)) return []
  return Array.isArray(resource['items']) ? resource['items'].filter(isRow) : [resource]
}

function isTheItem(item: unknown, { scope }: SeoInput): boolean {
  if (typeof item !== 'object' || item === null) return false
  const { slug, id } = item as { slug?: unknown; id?: unknown }
  return Object.values(scope.parameters).some(
    (value) =>
      [slug, id].some(
        (name) => value === name || (typeof name === 'number' && value === `${name}`),
      ) || isCodeOf(item, value),
  )
}

/** A code is found without regard to case. */
const isCodeOf = (item: object, value: string): boolean =>
  'code' in item && typeof item.code === 'string' && item.code.toUpperCase() === value.toUpperCase()

/** The parameters of the path, with the slug of the item where its code was asked for in place of it. */
function canonicalParameters({ parameters }: RouteMatch, { scope }: SeoInput) {
  const asked = parameters['slug']
  if (asked === undefined) return parameters
  const items = Object.values(scope.resources).filter(
    (item): item is object => typeof item === 'object' && item !== null,
  )
  const named = items.find((item) => isCodeOf(item, asked))
  return named !== undefined && 'slug' in named && typeof named.slug === 'string'
    ? { ...parameters, slug: named.slug }
    : parameters
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
