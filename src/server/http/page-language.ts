import type { Context } from 'hono'
import type { Locale } from '#schemas/text.ts'
import type { AppEnv } from './app-env.ts'

/**
 * The language of a page that the server writes itself: that of `lang` in its query, else of the page that it leads
 * back to, else the site's first.
 */
export function pageLanguage(c: Context<AppEnv>, back = c.req.query('return') ?? ''): Locale {
  const { locales } = c.var.site.layout
  const asked = c.req.query('lang') ?? languageOf(back)
  return locales.find((locale) => locale === asked) ?? locales[0] ?? 'id'
}

/** The language that a path names by its prefix, or by `lang` in its query as the server's own pages do. */
const languageOf = (path: string): string | undefined =>
  (/^\/([a-z]{2})(?=[/?#]|$)/.exec(path) ?? /[?&]lang=([a-z]{2})(?=[&#]|$)/.exec(path))?.[1]

/** What leads from such a page to others in its language: the prefix of pages, and the query of the server's own. */
export interface PageWay {
  base: string
  query: string
}

/** The way on in a language: nothing for the site's first. */
export const wayOn = (c: Context<AppEnv>, locale: Locale): PageWay =>
  locale === c.var.site.layout.locales[0]
    ? { base: '', query: '' }
    : { base: `/${locale}`, query: `?lang=${locale}` }
