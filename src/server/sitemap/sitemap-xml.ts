import { pathIn } from '#schemas/paths.ts'
import type { SitemapPath } from './sitemap-paths.ts'
import type { Site } from '#src/sites/sites.ts'

/** The protocol of sitemaps allows as many addresses in one file. */
const most = 50_000

/** The sitemap of a site with these paths: each in every language that its page is whole in, with the others as alternates. */
export function sitemapXml(
  { layout, origin }: Pick<Site, 'layout' | 'origin'>,
  paths: readonly SitemapPath[],
): string {
  const { locales } = layout
  const [first] = locales
  const rows = paths.flatMap(({ path, languages }) => {
    const whole = locales.filter((locale) => languages.includes(locale))
    const addresses = whole.map((locale) => ({
      locale,
      href: escapeXml(origin + pathIn(path, locale, first)),
    }))
    const links = addresses.map(({ locale, href }) => alternate(locale, href))
    const [original] = addresses
    const alternates =
      addresses.length < 2 || original === undefined
        ? ''
        : links.join('') + alternate('x-default', original.href)
    return addresses.map(({ href }) => `<url><loc>${href}</loc>${alternates}</url>\n`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${rows.slice(0, most).join('')}</urlset>
`
}

const alternate = (language: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
