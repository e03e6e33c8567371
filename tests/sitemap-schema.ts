import { readXml, type XmlElement } from './read-xml.ts'

/**
 * What https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd and siteindex.xsd demand, with the alternates of
 * https://developers.google.com/search/docs/specialty/international/localized-versions and the images of
 * https://www.google.com/schemas/sitemap-image/1.1/sitemap-image.xsd.
 */

const mostUrls = 50_000
const mostBytes = 52_428_800

/** `xsd:date` or `xsd:dateTime`. */
const moment = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2}))?$/

/** What is wrong with a sitemap or an index of them; empty when it is valid. */
export function sitemapProblems(xml: string): string[] {
  const root = readXml(xml)
  const found: string[] = []
  if (Buffer.byteLength(xml) > mostBytes) found.push('is larger than 50 MB')
  if (root.attributes['xmlns'] !== 'http://www.sitemaps.org/schemas/sitemap/0.9')
    found.push(`has the namespace ${root.attributes['xmlns']}`)
  const entry = { urlset: 'url', sitemapindex: 'sitemap' }[root.name]
  if (entry === undefined) return [...found, `begins with ${root.name}`]
  if (root.children.length > mostUrls) found.push(`has ${root.children.length} entries`)
  for (const child of root.children)
    found.push(...(child.name === entry ? entryProblems(child) : [`has ${child.name}`]))
  return found
}

const order = ['loc', 'lastmod', 'changefreq', 'priority']

function entryProblems(entry: XmlElement): string[] {
  const names = entry.children.map(({ name }) => name)
  const own = names.filter((name) => !name.includes(':'))
  const sorted = order.filter((name) => own.includes(name))
  const loc = entry.children.find(({ name }) => name === 'loc')?.text ?? ''
  const lastmod = entry.children.find(({ name }) => name === 'lastmod')?.text
  const foreignFirst = names.findIndex((name) => name.includes(':'))
  return [
    ...(own.join() === sorted.join() ? [] : [`${loc}: has ${own.join()}`]),
    ...(foreignFirst === -1 || names.slice(foreignFirst).every((name) => name.includes(':'))
      ? []
      : [`${loc}: has own elements behind foreign ones`]),
    ...(loc.length >= 12 && loc.length <= 2048 && URL.canParse(loc) ? [] : [`"${loc}" is no loc`]),
    ...(lastmod === undefined || moment.test(lastmod) ? [] : [`${loc}: lastmod ${lastmod}`]),
    ...entry.children.flatMap((child) => foreignProblems(loc, child)),
  ]
}

function foreignProblems(loc: string, { name, attributes, children }: XmlElement): string[] {
  const { rel, hreflang = '', href = '' } = attributes
  if (name === 'xhtml:link')
    return rel === 'alternate' && /^([a-z]{2}|x-default)$/.test(hreflang) && URL.canParse(href)
      ? []
      : [`${loc}: alternate ${hreflang} ${href}`]
  if (name === 'image:image')
    return children.length === 1 && URL.canParse(children[0]?.text ?? '') ? [] : [`${loc}: image`]
  return name.includes(':') ? [`${loc}: has ${name}`] : []
}
