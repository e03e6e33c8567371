import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Entity } from '#schemas/endpoint.ts'

/** A finished answer: its bytes are compressed once and sent as they are. */
export interface CachedPage {
  status: number
  headers: Readonly<Record<string, string>>
  etag: string
  identity: Buffer
  br: Buffer
  gzip: Buffer
  entities: ReadonlySet<Entity>
  /** Some data did not come: a complete older version is better. */
  isPartial: boolean
  freshUntil: number
}

/** What a page is kept under. Nothing of a request but its path is part of it. */
export interface PageKey {
  siteId: string
  revision: string
  path: string
}

export interface NewPage {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
  entities: ReadonlySet<Entity>
  isPartial: boolean
}

interface Shelf {
  revision: string
  pages: Map<string, CachedPage>
  making: Map<string, Promise<CachedPage>>
  bytes: number
  /** Counts changes, so that a page made before one is not kept after it. */
  changes: number
}

export interface PageCacheOptions {
  /** Bytes one site may hold, so that no site crowds out another. */
  siteBytes: number
  freshMs: number
  partialMs: number
  now(): number
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Keeps finished pages of each site until the site, its layout or an entity they showed changes. */
export class PageCache {
  private readonly shelves = new Map<string, Shelf>()
  private readonly options: PageCacheOptions

  constructor(options: PageCacheOptions) {
    this.options = options
  }

  /** A page that is kept and fresh. */
  find({ siteId, revision, path }: PageKey): CachedPage | undefined {
    const shelf = this.shelves.get(siteId)
    if (shelf === undefined || shelf.revision !== revision) return undefined
    const page = shelf.pages.get(path)
    return page !== undefined && page.freshUntil > this.options.now() ? page : undefined
  }

  /** The page, made at most once at a time; while data is missing, the last complete version. */
  async findOrMake(key: PageKey, make: () => Promise<NewPage>): Promise<CachedPage> {
    const found = this.find(key)
    if (found) return found
    const shelf = this.shelfOf(key)
    const running = shelf.making.get(key.path)
    if (running) return running
    const making = this.make(shelf, key, make)
    shelf.making.set(key.path, making)
    try {
      return await making
    } finally {
      if (shelf.making.get(key.path) === making) shelf.making.delete(key.path)
    }
  }

  /** Makes every page of a site stale that showed an entity. */
  entityChanged(siteId: string, entity: Entity): void {
    const shelf = this.shelves.get(siteId)
    if (shelf === undefined) return
    shelf.changes++
    shelf.making.clear()
    for (const page of shelf.pages.values()) if (page.entities.has(entity)) page.freshUntil = 0
  }

  private async make(
    shelf: Shelf,
    key: PageKey,
    make: () => Promise<NewPage>,
  ): Promise<CachedPage> {
    const { changes } = shelf
    const page = await finish(await make(), this.options)
    const older = shelf.pages.get(key.path)
    if (page.isPartial && older !== undefined && !older.isPartial) {
      older.freshUntil = this.options.now() + this.options.partialMs
      return older
    }
    if (shelf.changes === changes && page.status < 500) this.keep(shelf, key.path, page)
    return page
  }

  private keep(shelf: Shelf, path: string, page: CachedPage): void {
    const older = shelf.pages.get(path)
    if (older) shelf.bytes -= sizeOf(older)
    shelf.pages.delete(path)
    shelf.pages.set(path, page)
    shelf.bytes += sizeOf(page)
    for (const [oldest, kept] of shelf.pages) {
      if (shelf.bytes <= this.options.siteBytes) break
      shelf.pages.delete(oldest)
      shelf.bytes -= sizeOf(kept)
    }
  }

  private shelfOf({ siteId, revision }: PageKey): Shelf {
    const shelf = this.shelves.get(siteId)
    if (shelf?.revision === revision) return shelf
    const made: Shelf = { revision, pages: new Map(), making: new Map(), bytes: 0, changes: 0 }
    this.shelves.set(siteId, made)
    return made
  }
}

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
    identity,
    br,
    gzip: gzipped,
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    freshUntil: now() + (page.isPartial ? partialMs : freshMs),
  }
}
