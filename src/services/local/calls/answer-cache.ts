import type { Entity } from '#schemas/endpoint.ts'
import type { Change } from '../../sites.ts'

/** What a read found, and what it reported to the page that asked. Nobody can change the answer. */
export interface Read {
  answer: unknown
  /** The next moment at which the answer changes by the clock alone. */
  changesAt: Date | undefined
  /** What was asked for was public and is deleted. */
  isWithdrawn: boolean
}

/** A read of one site: two with one key have one answer at one moment. */
export interface ReadKey {
  siteId: string
  /** The endpoint, its input and the language. */
  name: string
  /** What the answer shows: news of one of these ends it. */
  entities: readonly Entity[]
  /** For how many milliseconds the answer may be given at most. */
  mostMs: number
}

interface CachedRead extends Read {
  key: ReadKey
  size: number
  /** The answer is that of every moment from here on, in milliseconds … */
  from: number
  /** … and before this one. */
  until: number
}

/** A read that has begun. After news of its entities its answer is not stored, and given to none who asks later. */
interface Reading {
  entities: readonly Entity[]
  from: number
  isOutdated: boolean
  answer: Promise<CachedRead>
}

interface SiteReads {
  /** In the order of their last use. */
  cached: Map<string, CachedRead>
  size: number
  reading: Map<string, Reading>
}

interface AnswerCacheOptions {
  /** About how many bytes of memory all answers may take. */
  bytes: number
  /** How many of them one site may take, so that no site crowds out another; an eighth by default. */
  siteBytes?: number
  /** Whether all news arrives now: without it every call is read. */
  isInformed(): boolean
}

/**
 * Stores the answers to reads until their site reports a change of one of their entities, or the clock changes them;
 * a stale answer is stored on for comparison: where the next read returns equal data, the same object is returned, so that its pages are
 * recognised as unchanged. Of too many, those that were used longest ago are dropped. Equal reads at one time are made once. A failure is
 * given to those who wait for it and is not stored.
 */
export class AnswerCache {
  private readonly sites = new Map<string, SiteReads>()
  /** Of all sites, in the order of their last use. */
  private readonly all = new Set<CachedRead>()
  private readonly options: Required<AnswerCacheOptions>
  private size = 0

  constructor(options: AnswerCacheOptions) {
    this.options = { siteBytes: Math.floor(options.bytes / 8), ...options }
  }

  /** The answer at a moment in milliseconds: a stored one, that of a running read, or a new one. */
  async findOrRead(key: ReadKey, at: number, read: () => Promise<Read>): Promise<Read> {
    if (!this.options.isInformed()) return read()
    const site = this.siteOf(key.siteId)
    const found = site.cached.get(key.name)
    if (found !== undefined && holdsAt(found, at)) {
      this.markUsed(site, found)
      return found
    }
    const running = site.reading.get(key.name)
    if (running === undefined) return this.read(key, at, read)
    if (running.from > at) return read()
    const made = await running.answer
    return holdsAt(made, at) ? made : read()
  }

  /** Outdates every answer of a site that shows an entity. */
  entityChanged({ siteId, entity }: Change): void {
    const site = this.sites.get(siteId)
    if (site === undefined) return
    for (const [name, reading] of site.reading)
      if (reading.entities.includes(entity)) {
        reading.isOutdated = true
        site.reading.delete(name)
      }
    for (const one of site.cached.values()) if (one.key.entities.includes(entity)) one.until = 0
    this.dropIfEmpty(siteId, site)
  }

  /** Drops everything, after news may have been lost. */
  clear(): void {
    for (const { reading } of this.sites.values())
      for (const one of reading.values()) one.isOutdated = true
    this.sites.clear()
    this.all.clear()
    this.size = 0
  }

  private async read(key: ReadKey, from: number, read: () => Promise<Read>): Promise<Read> {
    const { reading, cached } = this.siteOf(key.siteId)
    const answer = read().then((found) => toCached(found, { key, from }, cached.get(key.name)))
    const own: Reading = { entities: key.entities, from, isOutdated: false, answer }
    reading.set(key.name, own)
    try {
      const made = await answer
      if (!own.isOutdated) this.store(made)
      return made
    } finally {
      if (reading.get(key.name) === own) reading.delete(key.name)
      const site = this.sites.get(key.siteId)
      if (site !== undefined) this.dropIfEmpty(key.siteId, site)
    }
  }

  private store(made: CachedRead): void {
    const { bytes, siteBytes } = this.options
    const site = this.siteOf(made.key.siteId)
    const older = site.cached.get(made.key.name)
    if (older !== undefined) this.drop(older)
    if (made.size > siteBytes) return
    site.cached.set(made.key.name, made)
    this.all.add(made)
    site.size += made.size
    this.size += made.size
    for (const oldest of site.cached.values()) {
      if (site.size <= siteBytes) break
      this.drop(oldest)
    }
    for (const oldest of this.all) {
      if (this.size <= bytes) break
      this.drop(oldest)
    }
  }

  private markUsed(site: SiteReads, found: CachedRead): void {
    site.cached.delete(found.key.name)
    site.cached.set(found.key.name, found)
    this.all.delete(found)
    this.all.add(found)
  }

  private drop(one: CachedRead): void {
    const { siteId, name } = one.key
    const site = this.sites.get(siteId)
    if (site === undefined) return
    site.cached.delete(name)
    this.all.delete(one)
    site.size -= one.size
    this.size -= one.size
    this.dropIfEmpty(siteId, site)
  }

  private siteOf(siteId: string): SiteReads {
    const known = this.sites.get(siteId)
    if (known !== undefined) return known
    const made: SiteReads = { cached: new Map(), size: 0, reading: new Map() }
    this.sites.set(siteId, made)
    return made
  }

  private dropIfEmpty(siteId: string, site: SiteReads): void {
    if (site.cached.size === 0 && site.reading.size === 0) this.sites.delete(siteId)
  }
}

const holdsAt = ({ from, until }: CachedRead, at: number): boolean => from <= at && at < until

/** A read as it is stored, with the answer of the older one where that says the same. */
function toCached(
  found: Read,
  { key, from }: { key: ReadKey; from: number },
  older: CachedRead | undefined,
): CachedRead {
  const text = textOf(found)
  return {
    answer: older !== undefined && textOf(older) === text ? older.answer : frozen(found.answer),
    changesAt: found.changesAt,
    isWithdrawn: found.isWithdrawn,
    key,
    from,
    until: Math.min(from + key.mostMs, found.changesAt?.getTime() ?? Infinity),
    size: 2 * text.length + key.name.length + 500,
  }
}

const textOf = ({ answer }: Read): string => JSON.stringify(answer) ?? ''

/** The same value, in which nothing can be changed: it is given to many. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const child of Object.values(value)) frozen(child)
  return Object.freeze(value)
}
