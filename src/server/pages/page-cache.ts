import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Entity } from '#schemas/endpoint.ts'
import type { ShareCard } from '#src/render/page-meta.ts'

/** A finished response: its bytes are compressed once and sent as they are. */
export interface CachedPage {
  status: number
  headers: Readonly<Record<string, string>>
  etag: string
  identity: Buffer
  br: Buffer
  gzip: Buffer
  entities: ReadonlySet<Entity>
  /** Some data could not be loaded: a complete older version is better. */
  isPartial: boolean
  /** The path of its route, for those who count requests. */
  route?: string | undefined
  /** What the picture says that is drawn for it; undefined for a page that names none. */
  shareCard?: ShareCard | undefined
  freshUntil: number
}

/** The key of a page. Nothing of a request but its path and the declared values of its query is part of it. */
export interface PageKey {
  siteId: string
  revision: string
  path: string
  /** The query in one form, as its route declares it; none for the page itself. */
  query?: string
}

export interface NewPage {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
  entities: ReadonlySet<Entity>
  isPartial: boolean
  route?: string | undefined
  shareCard?: ShareCard | undefined
  /** When it changes by the clock alone: it is stored no longer than that. */
  changesAt?: Date | undefined
}

interface SiteCache {
  revision: string
  pages: LRUCache<string, CachedPage>
  /** Pages with a query: visitors can ask for any number, so they have a small share of their own. */
  queried: LRUCache<string, CachedPage>
  making: Map<string, Promise<CachedPage>>
  /** Counts changes, so that a page whose making began before one is not stored after it. */
  changes: number
}

export interface PageCacheOptions {
  /** How many bytes of pages one site may have, so that no site crowds out another. */
  siteBytes: number
  freshMs: number
  partialMs: number
  now(): number
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Stores finished pages of each site until the site, its layout or an entity that they showed changes; of too many,
 * those that were least recently sent are dropped.
 */
export class PageCache {
  private readonly siteCaches = new Map<string, SiteCache>()
  private readonly options: PageCacheOptions

  constructor(options: PageCacheOptions) {
    this.options = options
  }

  /** The clock by which pages are fresh. */
  now(): number {
    return this.options.now()
  }

  /** A page that is stored and fresh. */
  find(key: PageKey): CachedPage | undefined {
    const siteCache = this.siteCaches.get(key.siteId)
    if (siteCache === undefined || siteCache.revision !== key.revision) return undefined
    const page = pagesFor(siteCache, key).get(nameOf(key))
    return page !== undefined && page.freshUntil > this.options.now() ? page : undefined
  }

  /** The page, made at most once at a time; while data is missing, the last complete version. */
  async findOrMake(key: PageKey, make: () => Promise<NewPage>): Promise<CachedPage> {
    const found = this.find(key)
    if (found) return found
    const siteCache = this.siteCacheOf(key)
    const name = nameOf(key)
    const running = siteCache.making.get(name)
    if (running) return running
    const making = this.make(siteCache, key, make)
    siteCache.making.set(name, making)
    try {
      return await making
    } finally {
      if (siteCache.making.get(name) === making) siteCache.making.delete(name)
    }
  }

  /** Makes every page of a site stale that showed an entity. */
  entityChanged(siteId: string, entity: Entity): void {
    const siteCache = this.siteCaches.get(siteId)
    if (siteCache === undefined) return
    siteCache.changes++
    siteCache.making.clear()
    for (const pages of [siteCache.pages, siteCache.queried])
      for (const page of pages.values()) if (page.entities.has(entity)) page.freshUntil = 0
  }

  private async make(
    siteCache: SiteCache,
    key: PageKey,
    make: () => Promise<NewPage>,
  ): Promise<CachedPage> {
    const { changes } = siteCache
    const page = await finish(await make(), this.options)
    const [pages, name] = [pagesFor(siteCache, key), nameOf(key)]
    const older = pages.peek(name)
    if (page.isPartial && older !== undefined && !older.isPartial) {
      older.freshUntil = this.options.now() + this.options.partialMs
      return older
    }
    if (siteCache.changes === changes && page.status < 500) pages.set(name, page)
    return page
  }

  private siteCacheOf({ siteId, revision }: PageKey): SiteCache {
    const siteCache = this.siteCaches.get(siteId)
    if (siteCache?.revision === revision) return siteCache
    const pagesOf = (maxSize: number) =>
      new LRUCache<string, CachedPage>({ maxSize, sizeCalculation: sizeOf })
    const { siteBytes } = this.options
    const made: SiteCache = {
      revision,
      pages: pagesOf(siteBytes),
      queried: pagesOf(Math.floor(siteBytes / 8)),
      making: new Map(),
      changes: 0,
    }
    this.siteCaches.set(siteId, made)
    return made
  }
}

const pagesFor = ({ pages, queried }: SiteCache, { query = '' }: PageKey) =>
  query === '' ? pages : queried

/** A space is in no path and in no query, since both are encoded. */
const nameOf = ({ path, query = '' }: PageKey): string => (query === '' ? path : `${path} ${query}`)

/** About what a page takes in memory. */
const sizeOf = (page: CachedPage) => page.identity.length + page.br.length + page.gzip.length + 1000

async function finish(
  page: NewPage,
  { now, freshMs, partialMs }: PageCacheOptions,
): Promise<CachedPage> {
  const identity = Buffer.from(page.body)
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    compressGzip(identity, { level: 6 }),
  ])
  return {
    status: page.status,
    headers: page.headers,
    entities: page.entities,
    isPartial: page.isPartial,
    route: page.route,
    shareCard: page.shareCard,
    identity,
    br: withoutSpare(br),
    gzip: withoutSpare(gzipped),
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    freshUntil: Math.min(
      now() + (page.isPartial ? partialMs : freshMs),
      page.changesAt?.getTime() ?? Infinity,
    ),
  }
}

/** A copy in a buffer of exactly its size: zlib returns a view of a larger buffer, all of which would stay in memory. */
function withoutSpare(bytes: Buffer): Buffer {
  const exact = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(exact)
  return exact
}
