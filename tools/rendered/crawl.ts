import type { Locale } from '#schemas/text.ts'
import { guardOf } from '#src/manifest/resolve/middleware.ts'
import { matchRoute } from '#src/render/match-route.ts'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'

/** A page as a visitor gets it. */
export interface Visited {
  /** With the language prefix. */
  path: string
  locale: Locale
  /** The path pattern of the route that answered, as the manifest writes it. */
  route: string
  html: string
}

export type Get = (path: string) => Promise<{ status: number; body: string }>

/** Whether the layout serves a site, rather than only being extended. */
export const hasSite = ({ manifest }: CompiledLayout): boolean =>
  manifest.site !== undefined && !manifest.abstract

/** Pages crawled per route and language; all pages of a route share their markup. */
const perRoute = 2

/**
 * Follows links from the first page and from every route without parameters, in each language. Guarded pages are left
 * out: in their place a visitor gets a gate, which no layout writes.
 */
export async function crawl(layout: CompiledLayout, get: Get): Promise<Visited[]> {
  const queue = new Set(startsOf(layout))
  const counts = new Map<string, number>()
  const visited: Visited[] = []
  for (const path of queue) {
    const { locale, rest } = splitLocale(path, layout)
    const match = matchRoute(layout.routes, rest)
    if (match === undefined || guardOf(match.route.middleware) !== undefined) continue
    const key = `${locale} ${match.route.path}`
    const count = counts.get(key) ?? 0
    if (count >= perRoute) continue
    const { status, body } = await get(path)
    if (status !== 200) continue
    counts.set(key, count + 1)
    visited.push({ path, locale, route: match.route.path, html: body })
    for (const link of linksIn(body)) queue.add(link)
  }
  return visited
}

function startsOf({ routes, locales }: CompiledLayout): string[] {
  const fixed = routes.map(({ path }) => path).filter((path) => !path.includes(':'))
  return locales.flatMap((locale, i) =>
    fixed.map((path) => (i === 0 ? path : path === '/' ? `/${locale}` : `/${locale}${path}`)),
  )
}

function splitLocale(path: string, { locales }: CompiledLayout): { locale: Locale; rest: string } {
  const [first, ...others] = locales
  const [, segment] = path.split('/')
  const locale = others.find((other) => other === segment)
  if (locale === undefined) return { locale: first, rest: path }
  return { locale, rest: path.slice(locale.length + 1) || '/' }
}

/** The paths of this site that a page links to. */
export const linksIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/ href="(\/(?!\/)[^"#?]*)["#?]/g)].map(([, link = '']) => unescape(link)),
  ),
]

const unescape = (link: string) => link.replace(/&amp;/g, '&')
