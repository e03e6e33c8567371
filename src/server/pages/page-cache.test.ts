import { expect, test } from 'vitest'
import type { Entity } from '#schemas/endpoint.ts'
import {
  PageCache,
  type CachedPage,
  type NewPage,
  type PageCacheOptions,
  type PageKey,
} from './page-cache.ts'

const page = (body: string, more: Partial<NewPage> = {}): NewPage => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body,
  entities: new Set<Entity>(['post']),
  isPartial: false,
  ...more,
})
const key = (path = '/', revision = 'r1', siteId = 'coba'): PageKey => ({
  siteId,
  revision,
  path,
})

/** The text of a page as it was made. */
const textOf = async ({ body }: CachedPage) => String((await body.require('identity')).bytes)

const stored = async (cache: PageCache, at: PageKey) => {
  const found = cache.find(at)
  return found && textOf(found)
}

/** A cache with a clock that a test moves, and a count of what was made. One site has half of the bytes of each kind. */
function cacheOf(siteBytes = 1e6, more: Partial<PageCacheOptions['bytes']> = {}) {
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

test('a page is made once and kept until it is no longer fresh', async () => {
  const { clock, get, made } = cacheOf()
  expect([await get('a'), await get('b')]).toEqual(['a', 'a'])
  clock.now += 999
  expect(await get('c')).toBe('a')
  clock.now += 1
  expect(await get('d')).toBe('d')
  expect(made).toEqual(['a', 'd'])
})

test('a page that changes by the clock is kept until that moment and no longer', async () => {
  const { clock, get } = cacheOf()
  const changesAt = new Date(1500)
  expect(await get('before', key(), { changesAt })).toBe('before')
  clock.now = 1499
  expect(await get('too early')).toBe('before')
  clock.now = 1500
  expect(await get('after')).toBe('after')
})

test('a change that is far away keeps no page longer than others', async () => {
  const { clock, get } = cacheOf()
  await get('a', key(), { changesAt: new Date(1e12) })
  clock.now = 2000
  expect(await get('b')).toBe('b')
})

test('fifty who ask at once get one page that was made once', async () => {
  const { cache } = cacheOf()
  let count = 0
  const make = async () => {
    count++
    await new Promise((done) => setTimeout(done, 5))
    return page('a')
  }
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.findOrMake(key(), make)))
  expect([count, new Set(pages).size]).toEqual([1, 1])
})

test('a making that fails is told to all who waited, and the next one tries again', async () => {
  const { cache, get } = cacheOf()
  const fail = () => Promise.reject(new Error('no'))
  const asked = [cache.findOrMake(key(), fail), cache.findOrMake(key(), fail)]
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ])
  expect(await get('b')).toBe('b')
})

test('sites and paths never share a page', async () => {
  const { get } = cacheOf()
  expect(await get('a', key('/', 'r1', 'satu'))).toBe('a')
  expect(await get('b', key('/', 'r1', 'dua'))).toBe('b')
  expect(await get('c', key('/lain', 'r1', 'satu'))).toBe('c')
})

test('a change makes only the pages stale that showed what changed, of that site', async () => {
  const { cache, get } = cacheOf()
  await get('posts', key('/posts'))
  await get('classes', key('/classes'), { entities: new Set<Entity>(['class']) })
  await get('posts elsewhere', key('/posts', 'r1', 'lain'))
  cache.entityChanged('coba', 'post')
  expect(cache.find(key('/posts'))).toBeUndefined()
  expect(cache.find(key('/classes'))).toBeDefined()
  expect(cache.find(key('/posts', 'r1', 'lain'))).toBeDefined()
  expect(await get('posts again', key('/posts'))).toBe('posts again')
})

test('a page that was being made while something changed is sent and not kept', async () => {
  const { cache, get } = cacheOf()
  let finish = () => {}
  const making = cache.findOrMake(
    key(),
    () => new Promise<NewPage>((done) => (finish = () => done(page('old')))),
  )
  cache.entityChanged('coba', 'post')
  const next = get('new')
  finish()
  expect(await textOf(await making)).toBe('old')
  expect(await next).toBe('new')
  expect(await stored(cache, key())).toBe('new')
})

test('another revision drops every page of the site', async () => {
  const { cache, get } = cacheOf()
  await get('a')
  expect(cache.find(key('/', 'r2'))).toBeUndefined()
  expect(await get('b', key('/lain', 'r2'))).toBe('b')
  expect(await get('c', key('/', 'r2'))).toBe('c')
})

test('a page of an older revision that is finished late is not kept for the newer one', async () => {
  const { cache, get } = cacheOf()
  let finish = () => {}
  const late = cache.findOrMake(
    key(),
    () => new Promise<NewPage>((done) => (finish = () => done(page('old')))),
  )
  await get('new', key('/', 'r2'))
  finish()
  await late
  expect(await stored(cache, key('/', 'r2'))).toBe('new')
})

test('while data is missing the last complete page is sent, and soon tried again', async () => {
  const { clock, get, made } = cacheOf()
  await get('whole')
  clock.now += 1000
  expect(await get('part', key(), { isPartial: true })).toBe('whole')
  expect(await get('not asked')).toBe('whole')
  clock.now += 100
  expect(await get('whole again')).toBe('whole again')
  expect(made).toEqual(['whole', 'part', 'whole again'])
})

test('a partial page without a complete one before is sent, and kept for a moment only', async () => {
  const { clock, get } = cacheOf()
  expect(await get('part', key(), { isPartial: true })).toBe('part')
  expect(await get('x')).toBe('part')
  clock.now += 100
  expect(await get('whole')).toBe('whole')
})

test('what went wrong is not kept; what is missing is', async () => {
  const { get } = cacheOf()
  expect([
    await get('500', key(), { status: 500 }),
    await get('503', key(), { status: 503 }),
  ]).toEqual(['500', '503'])
  expect([await get('404', key(), { status: 404 }), await get('x')]).toEqual(['404', '404'])
})

test('a site keeps no more bytes than it may; what was kept longest goes first, and no other site’s', async () => {
  const { cache, get } = cacheOf(7000)
  await get('other', key('/', 'r1', 'lain'))
  for (const path of ['/1', '/2', '/3', '/4', '/5', '/6']) await get(path, key(path))
  const cachedPaths = ['/1', '/2', '/3', '/4', '/5', '/6'].filter((path) => cache.find(key(path)))
  expect(cachedPaths).toEqual(['/3', '/4', '/5', '/6'])
  expect(cache.find(key('/', 'r1', 'lain'))).toBeDefined()
})

test('of too many pages of a site those that are sent stay', async () => {
  const { cache, get } = cacheOf(7000)
  for (const path of ['/1', '/2', '/3', '/4', '/5']) {
    await get(path, key(path))
    cache.find(key('/1'))
  }
  const found = ['/1', '/2', '/3', '/4', '/5'].filter((path) => cache.find(key(path)))
  expect(found).toEqual(['/1', '/3', '/4', '/5'])
})

test('a page that replaces itself does not use up the site’s bytes', async () => {
  const { cache, get } = cacheOf(7000)
  await get('other', key('/other'), { entities: new Set() })
  for (let i = 0; i < 20; i++) {
    cache.entityChanged('coba', 'post')
    await get(`${i}`)
  }
  expect(cache.find(key('/other'))).toBeDefined()
})

test('all sites together keep no more than the bytes of all, and what was sent last longest', async () => {
  const { cache, get } = cacheOf(7000)
  const sites = Array.from({ length: 12 }, (_, n) => `situs-${n}`)
  for (const site of sites) {
    await get(site, key('/', 'r1', site))
    cache.find(key('/', 'r1', 'situs-0'))
  }
  const found = sites.filter((site) => cache.find(key('/', 'r1', site)))
  expect(found).toEqual(['situs-0', ...sites.slice(-8)])
})

test('a site that lost its last page to others is forgotten', async () => {
  const { cache, get } = cacheOf(3500)
  for (let n = 0; n < 100; n++) await get('a', key('/', 'r1', `situs-${n}`))
  expect(cache.siteCount()).toBe(4)
  await expect(
    cache.findOrMake(key('/', 'r1', 'baru'), () => Promise.reject(new Error('no'))),
  ).rejects.toThrow('no')
  expect(cache.siteCount()).toBe(4)
})

test('a page counts with the bytes of the encodings that were asked for', async () => {
  const { cache, get } = cacheOf(20_000)
  const large = 'kelas menenun '.repeat(1000)
  const first = await cache.findOrMake(key('/1'), () => Promise.resolve(page(large)))
  await get('small', key('/2'))
  await cache.findOrMake(key('/3'), () => Promise.resolve(page(large)))
  expect(['/1', '/2', '/3'].filter((path) => cache.find(key(path)))).toEqual(['/2', '/3'])
  await first.body.require('br')
  expect(cache.find(key('/1'))).toBeUndefined()
  await cache.find(key('/3'))?.body.require('br')
  await cache.findOrMake(key('/4'), () => Promise.resolve(page(large)))
  expect(['/2', '/3', '/4'].filter((path) => cache.find(key(path)))).toEqual(['/2', '/3', '/4'])
})

test('missing pages have a share of their own, and drop no page', async () => {
  const { cache, get } = cacheOf(1e6, { errors: 8000 })
  await get('home')
  for (let n = 0; n < 500; n++) await get(`no ${n}`, key(`/tiada-${n}`), { status: 404 })
  expect(await stored(cache, key())).toBe('home')
  expect(await stored(cache, key('/tiada-499'))).toBe('no 499')
  expect(cache.find(key('/tiada-1'))).toBeUndefined()
})

test('a page that was missing and is there is found as what it was last', async () => {
  const { cache, get } = cacheOf()
  await get('missing', key(), { status: 404 })
  cache.entityChanged('coba', 'post')
  await get('there')
  expect(await stored(cache, key())).toBe('there')
  cache.entityChanged('coba', 'post')
  await get('missing again', key(), { status: 404 })
  expect(await stored(cache, key())).toBe('missing again')
})

test('pages with a query have a small share of a site’s bytes, and drop none without', async () => {
  const { cache, get, made } = cacheOf(16_000, { queried: 8000 })
  await get('plain')
  for (let page = 2; page < 50; page++)
    await get(`page ${page}`, { ...key(), query: `?page=${page}` })
  expect(await stored(cache, key())).toBe('plain')
  expect(await stored(cache, { ...key(), query: '?page=49' })).toBe('page 49')
  expect(cache.find({ ...key(), query: '?page=2' })).toBeUndefined()
  expect(made).toHaveLength(49)
})

test('a path and a query never share a page with another path', async () => {
  const { get } = cacheOf(100_000)
  expect(await get('query', { ...key('/a'), query: '?b' })).toBe('query')
  expect(await get('path', key('/a?b'))).toBe('path')
  expect(await get('none', key('/a'))).toBe('none')
})

test('a change makes pages with a query stale as well', async () => {
  const { cache, get } = cacheOf(100_000)
  const queried = { ...key(), query: '?page=2' }
  await get('old', queried)
  cache.entityChanged('coba', 'post')
  expect(await get('new', queried)).toBe('new')
})
