import { pathIn } from '#schemas/paths.ts'
import type { Locale } from '#schemas/text.ts'
import type { Site } from '#src/sites/sites.ts'
import type { SitemapPath } from './sitemap-paths.ts'

/** The addresses of a page, in each language that it is whole in; that of the site's first language comes first. */
export function sitemapAddresses(
  { layout: { locales }, origin }: Pick<Site, 'layout' | 'origin'>,
  { path, languages }: Pick<SitemapPath, 'path' | 'languages'>,
): { locale: Locale; address: string }[] {
  const [first] = locales
  return locales
    .filter((locale) => languages.includes(locale))
    .map((locale) => ({ locale, address: origin + pathIn(path, locale, first) }))
}
