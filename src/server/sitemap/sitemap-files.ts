import { createHash } from 'node:crypto'
import type { Site } from '#src/sites/sites.ts'
import { indexXml, sitemapXml } from './sitemap-xml.ts'
import type { SitemapSource } from './sitemap-sources.ts'

/**
 * The most rows of one file: each has an address for each language, all of which are the alternates of each, so a file
 * stays within the 50,000 addresses and the 50 MB of https://www.sitemaps.org/protocol.html however long they are.
 */
export const rowsPerFile = 5000

export interface SitemapFile {
  etag: string
  /** The file in pieces, so that none is whole in memory. */
  pieces: AsyncIterable<string>
}

const etagOf = (...parts: readonly unknown[]): string =>
  `"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27)}"`

/** The file that names all others. */
export function sitemapIndex(site: Site, sources: readonly SitemapSource[]): SitemapFile {
  const files = sources.flatMap(({ name, count, changedAt }) =>
    Array.from({ length: Math.ceil(count / rowsPerFile) }, (_, i) => ({
      path: `/sitemap/${name}-${i + 1}.xml`,
      changedAt,
    })),
  )
  const xml = indexXml(site.origin, files)
  return { etag: etagOf(xml), pieces: inOne(xml) }
}

/** A file of the index by its name, such as `news-2.xml`; undefined for any other name. */
export function sitemapFile(
  site: Site,
  sources: readonly SitemapSource[],
  name: string,
): SitemapFile | undefined {
  const [, of, digits] = /^([a-z0-9-]{1,80})-([1-9]\d{0,5})\.xml$/.exec(name) ?? []
  const source = sources.find((one) => one.name === of)
  const skip = (Number(digits) - 1) * rowsPerFile
  if (source === undefined || skip >= source.count) return undefined
  const rows = source.read({ skip, most: rowsPerFile })
  const { count, changedAt } = source
  return {
    etag: etagOf(site.revision, site.origin, name, count, changedAt),
    pieces: sitemapXml(site, rows),
  }
}

async function* inOne(text: string): AsyncIterable<string> {
  yield text
}
