import { isSafeAddress } from '#schemas/address.ts'
import { readFacts } from '#schemas/pictures.ts'
import type { Site } from '#src/sites/sites.ts'
import { sitemapAddresses } from './sitemap-addresses.ts'
import type { SitemapPath } from './sitemap-paths.ts'
import { escapeXml } from './escape-xml.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The index of sitemaps: https://www.sitemaps.org/protocol.html#index */
export function indexXml(
  origin: string,
  files: readonly { path: string; changedAt?: string | undefined }[],
): string {
  const entries = files.map(
    ({ path, changedAt }) =>
      `<sitemap><loc>${escapeXml(origin + path)}</loc>${lastmod(changedAt)}</sitemap>\n`,
  )
  return `${declaration}<sitemapindex xmlns="${schema}">\n${entries.join('')}</sitemapindex>\n`
}

/** A sitemap in pieces: each path in every language that its page is whole in, with the others as alternates. */
export async function* sitemapXml(
  site: Pick<Site, 'layout' | 'origin'>,
  rows: AsyncIterable<readonly SitemapPath[]>,
): AsyncIterable<string> {
  yield `${declaration}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`
  for await (const some of rows) yield some.map((row) => urlsOf(site, row)).join('')
  yield '</urlset>\n'
}

function urlsOf(site: Pick<Site, 'layout' | 'origin'>, row: SitemapPath): string {
  const addresses = sitemapAddresses(site, row).map(({ locale, address }) => ({
    locale,
    href: escapeXml(address),
  }))
  const [original] = addresses
  const links = addresses.map(({ locale, href }) => alternate(locale, href))
  const alternates =
    addresses.length < 2 || original === undefined
      ? ''
      : links.join('') + alternate('x-default', original.href)
  const rest = lastmod(row.changedAt) + alternates + imageOf(row.picture, site.origin)
  return addresses.map(({ href }) => `<url><loc>${href}</loc>${rest}</url>\n`).join('')
}

/** The protocol asks for the W3C profile of ISO 8601. */
const lastmod = (changedAt: string | undefined): string =>
  changedAt === undefined ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`

const alternate = (language: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`

/** https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
function imageOf(picture: string | undefined, origin: string): string {
  if (picture === undefined || !isSafeAddress(picture)) return ''
  const { address } = readFacts(picture)
  const url = address.startsWith('/') ? origin + address : address
  return `<image:image><image:loc>${escapeXml(url)}</image:loc></image:image>`
}
