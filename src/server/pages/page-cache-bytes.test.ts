import { expect, test } from 'vitest'
import { cacheOf, key, page, stored } from './page-cache-for-test.ts'

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
