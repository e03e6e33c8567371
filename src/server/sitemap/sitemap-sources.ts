import { countAddresses, listAddresses, type RowAddress } from '#schemas/services/search.ts'
import { type ItemPage, itemPages } from '#src/render/search/item-paths.ts'
import type { ServiceContext } from '#src/services/calls.ts'
import type { Services } from '#src/services/service.ts'
import type { Site } from '#src/sites/sites.ts'
import { isHidden, sitemapPaths, type SitemapPath } from './sitemap-paths.ts'
import { storedPaths } from './stored-paths.ts'

/** Rows of one kind, which the sitemap of a site lists in files of their own. */
export interface SitemapSource {
  /** A part of the names of its files. */
  name: string
  count: number
  /** When one of the rows was changed last, where that is known. */
  changedAt?: string
  /** Some of the rows in order, a few hundred at a time; only those that were changed since a moment, where one is named. */
  read(range: SitemapRange): AsyncIterable<readonly SitemapPath[]>
}

interface SitemapRange {
  skip: number
  most: number
  changedSince?: Date
}

type Calls = Services['calls']

const perCall = 500

/** What a site lists for search engines: the pages of its layout, the chapters that everyone can read, and rows by kind. */
export async function sitemapSources(
  site: Site,
  { calls, failed }: { calls: Calls; failed(error: unknown): void },
): Promise<SitemapSource[]> {
  const { layout, settings, id: siteId, origin } = site
  if (settings.meta.robot_index === 'noindex') return []
  const ctx: ServiceContext = { siteId, origin, caller: null }
  const pages = sitemapPaths(layout)
  try {
    const chapters = await storedPaths(layout, ctx, calls)
    const rows = await rowSources(site, ctx, calls)
    return [listed('pages', pages), listed('chapters', chapters), ...rows].filter(
      ({ count }) => count > 0,
    )
  } catch (error) {
    failed(error)
    return [listed('pages', pages)]
  }
}

const listed = (name: string, paths: readonly SitemapPath[]): SitemapSource => ({
  name,
  count: paths.length,
  async *read({ skip, most }) {
    yield paths.slice(skip, skip + most)
  },
})

async function rowSources({ layout }: Site, ctx: ServiceContext, calls: Calls) {
  if (!calls.serves(countAddresses) || !calls.serves(listAddresses)) return []
  const counted = countAddresses.output.parse(await calls.serve(countAddresses, ctx, {}))
  const pages = itemPages(layout)
  return counted.items.flatMap(({ kind, count, changedAt }): SitemapSource[] => {
    const item = pages.get(kind)
    const page = item && layout.pages.get(item.route.page)
    if (item === undefined || page === undefined || isHidden(item.route, page)) return []
    const toPath = (row: RowAddress) => pathOf(row, item, page.languages)
    const read = readRows({ kind, toPath, ctx, calls })
    return [{ name: kind, count, changedAt, read }]
  })
}

const readRows = (asked: {
  kind: string
  toPath(row: RowAddress): SitemapPath
  ctx: ServiceContext
  calls: Calls
}): SitemapSource['read'] =>
  async function* ({ skip, most, changedSince }) {
    const { kind, toPath, ctx, calls } = asked
    const changed = changedSince && { changedSince: changedSince.toISOString() }
    let after: string | undefined
    for (let left = most; left > 0;) {
      const pageSize = Math.min(left, perCall)
      const position = after === undefined ? { skip } : { after, skip: 0 }
      const input = { kind, pageSize, ...changed, ...position }
      const answer = await calls.serve(listAddresses, ctx, listAddresses.input.parse(input))
      const { items } = listAddresses.output.parse(answer)
      if (items.length > 0) yield items.map(toPath)
      after = items.at(-1)?.id
      if (items.length < pageSize) return
      left -= items.length
    }
  }

/** The path of a row, in the languages that both the row and its page are whole in; else in those of the row. */
function pathOf(row: RowAddress, item: ItemPage, ofPage: SitemapPath['languages']): SitemapPath {
  const both = ofPage.filter((locale) => row.languages.includes(locale))
  const languages = both.length > 0 ? both : row.languages.slice(0, 1)
  const { changedAt, picture } = row
  return { path: item.pathOf(row), languages, changedAt, ...(picture ? { picture } : {}) }
}
