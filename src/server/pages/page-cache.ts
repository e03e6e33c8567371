import type { Entity } from '#schemas/endpoint.ts'
import type { ShareCard } from '#src/render/page-meta.ts'
import { boundedStores, type Store } from './bounded-stores.ts'
import { EncodedBody } from './encoded-body.ts'

/** A finished response: its bytes are compressed once and sent as they are. */
export interface CachedPage {
  status: number
  headers: Readonly<Record<string, string>>
  body: EncodedBody
  entities: ReadonlySet<Entity>
  /** Some data could not be loaded: a complete older version is better. */
  isPartial: boolean
  /** The path of its route, for those who count requests. */
  route?: string | undefined
  /** What the picture says that is drawn for it; undefined for a page that names none. */
  shareCard?: ShareCard | undefined
  /** What the page was rendered from: see `NewPage`. */
  content?: string | undefined
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
  /** Two pages of one address with the same content are the same. */
  content?: string | undefined
  /** The content equals that of the stored page, whose headers and body are reused. */
  isUnchanged?: boolean
  entities: ReadonlySet<Entity>
  isPartial: boolean
  route?: string | undefined
  shareCard?: ShareCard | undefined
  /** When it changes by the clock alone: it is stored no longer than that. */
  changesAt?: Date | undefined
}

/** Makes a page; `known` is the content of the stored one, which need not be written again where it is the same. */
type MakePage = (known: string | undefined) => Promise<NewPage>

interface SiteCache {
  revision: string
  pages: Store<CachedPage>
  /** Pages with a query: visitors can ask for any number, so they have a small share of their own. */
  queried: Store<CachedPage>
  /** Pages that are missing, of which there is any number too. */
  errors: Store<CachedPage>
  making: Map<string, Promise<CachedPage>>
  /** Counts changes, so that a page whose making began before one is not stored after it. */
  changes: number
}

export interface PageCacheOptions {
  /** How many bytes all sites together may have of each kind; one site has at most half of it. */
  bytes: { pages: number; queried: number; errors: number }
  freshMs: number
  partialMs: number
  now(): number
}

const storesOf = (all: number) => boundedStores<CachedPage>({ each: Math.ceil(all / 2), all })

/**
 * Stores finished pages of all sites until their site, its layout or an entity that they showed changes; of too many,
 * those that were least recently sent are dropped.
 */
export class PageCache {
  private readonly siteCaches = new Map<string, SiteCache>()
  private readonly options: PageCacheOptions
  private readonly open: Record<keyof PageCacheOptions['bytes'], ReturnType<typeof storesOf>>

  constructor(options: PageCacheOptions) {
    this.options = options
    const { pages, queried, errors } = options.bytes
    this.open = { pages: storesOf(pages), queried: storesOf(queried), errors: storesOf(errors) }
  }

  /** The clock by which pages are fresh. */
  now(): number {
    return this.options.now()
  }

  /** A page that is stored and fresh. */
  find(key: PageKey): CachedPage | undefined {
    const siteCache = this.siteCaches.get(key.siteId)
    if (siteCache === undefined || siteCache.revision !== key.revision) return undefined
    const name = nameOf(key)
    const page = pagesFor(siteCache, key).get(name) ?? siteCache.errors.get(name)
    return page !== undefined && page.freshUntil > this.options.now() ? page : undefined
  }

  /** The page, made at most once at a time; while data is missing, the last complete version. */
  async findOrMake(key: PageKey, make: MakePage): Promise<CachedPage> {
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
      this.forgetEmpty(key.siteId, siteCache)
    }
  }

  /** Makes every page of a site stale that showed an entity. */
  entityChanged(siteId: string, entity: Entity): void {
    const siteCache = this.siteCaches.get(siteId)
    if (siteCache === undefined) return
    siteCache.changes++
    siteCache.making.clear()
    for (const pages of storesIn(siteCache))
      for (const page of pages.values()) if (page.entities.has(entity)) page.freshUntil = 0
  }

  /** How many sites have pages that are stored or being made. */
  siteCount(): number {
    return this.siteCaches.size
  }

  private async make(siteCache: SiteCache, key: PageKey, make: MakePage): Promise<CachedPage> {
    const { changes } = siteCache
    const [pages, name] = [pagesFor(siteCache, key), nameOf(key)]
    const stored = () => pages.peek(name) ?? siteCache.errors.peek(name)
    const known = stored()
    const page = finish(await make(known?.content), known, this.options)
    const older = stored()
    if (page.isPartial && older !== undefined && !older.isPartial) {
      older.freshUntil = this.options.now() + this.options.partialMs
      return older
    }
    // What a newer revision has replaced would be counted, and never found.
    const isCurrent = this.siteCaches.get(key.siteId) === siteCache
    if (isCurrent && siteCache.changes === changes && page.status < 500)
      store(page, name, page.status < 400 ? [pages, siteCache.errors] : [siteCache.errors, pages])
    return page
  }

  private siteCacheOf({ siteId, revision }: PageKey): SiteCache {
    const siteCache = this.siteCaches.get(siteId)
    if (siteCache?.revision === revision) return siteCache
    if (siteCache !== undefined) for (const pages of storesIn(siteCache)) pages.clear()
    const forget = () => this.forgetEmpty(siteId, made)
    const made: SiteCache = {
      revision,
      pages: this.open.pages(forget),
      queried: this.open.queried(forget),
      errors: this.open.errors(forget),
      making: new Map(),
      changes: 0,
    }
    this.siteCaches.set(siteId, made)
    return made
  }

  private forgetEmpty(siteId: string, siteCache: SiteCache): void {
    if (siteCache.making.size > 0 || this.siteCaches.get(siteId) !== siteCache) return
    if (storesIn(siteCache).every((pages) => pages.isEmpty())) this.siteCaches.delete(siteId)
  }
}

const storesIn = ({ pages, queried, errors }: SiteCache) => [pages, queried, errors]

const pagesFor = ({ pages, queried }: SiteCache, { query = '' }: PageKey) =>
  query === '' ? pages : queried

/** A space is in no path and in no query, since both are encoded. */
const nameOf = ({ path, query = '' }: PageKey): string => (query === '' ? path : `${path} ${query}`)

/** About what a page takes in memory. */
const sizeOf = ({ body }: CachedPage) => body.size + 1500

/** Stores a page in the one place, and drops what another had under its name. */
function store(
  page: CachedPage,
  name: string,
  [into, other]: [Store<CachedPage>, Store<CachedPage>],
) {
  other.delete(name)
  into.set(name, page, sizeOf(page))
  page.body.onResize(() => into.resize(name, page, sizeOf(page)))
}

const finish = (
  page: NewPage,
  older: CachedPage | undefined,
  { now, freshMs, partialMs }: PageCacheOptions,
): CachedPage => ({
  status: page.status,
  ...writtenOf(page, older),
  content: page.content,
  entities: page.entities,
  isPartial: page.isPartial,
  route: page.route,
  shareCard: page.shareCard,
  freshUntil: Math.min(
    now() + (page.isPartial ? partialMs : freshMs),
    page.changesAt?.getTime() ?? Infinity,
  ),
})

/** The headers and the body of a page; those of the stored one that it is the same as, with its encodings. */
const writtenOf = (page: NewPage, older: CachedPage | undefined) =>
  page.isUnchanged === true && older !== undefined
    ? { headers: older.headers, body: older.body }
    : { headers: page.headers, body: new EncodedBody(page.body) }
