// Caches of pages with a clock of a test. Only tests import this file.
import type { Entity } from '#schemas/endpoint.ts'
import {
  PageCache,
  type CachedPage,
  type NewPage,
  type PageCacheOptions,
  type PageKey,
} from './page-cache.ts'

/** A page that shows posts. */
export const page = (body: string, more: Partial<NewPage> = {}): NewPage => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body,
  entities: new Set<Entity>(['post']),
  isPartial: false,
  ...more,
})
/** The key of a page of the site `coba`. */
export const key = (path = '/', revision = 'r1', siteId = 'coba'): PageKey => ({
  siteId,
  revision,
  path,
})

/** The text of a page as it was made. */
export const textOf = async ({ body }: CachedPage) => String((await body.require('identity')).bytes)

/** The text of a page that is stored and fresh. */
export const stored = async (cache: PageCache, at: PageKey) => {
  const found = cache.find(at)
  return found && textOf(found)
}

/** A cache with a clock that a test moves, and a count of what was made. One site has half of the bytes of each kind. */
export function cacheOf(siteBytes = 1e6, more: Partial<PageCacheOptions['bytes']> = {}) {
  const clock = { now: 1000 }
  const all = 2 * siteBytes
  const cache = new PageCache({
    bytes: { pages: all, queried: all, errors: all, ...more },
    freshMs: 1000,
    partialMs: 100,
    now: () => clock.now,
  })
  const made: string[] = []
  const get = async (body: string, at = key(), more: Partial<NewPage> = {}) => {
    const cached = await cache.findOrMake(at, () => {
      made.push(body)
      return Promise.resolve(page(body, more))
    })
    return textOf(cached)
  }
  return { clock, cache, made, get }
}
