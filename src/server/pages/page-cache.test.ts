import { expect, test } from 'vitest'
import type { Entity } from '#schemas/endpoint.ts'
import { cacheOf, key, page, stored, textOf } from './page-cache-for-test.ts'
import type { NewPage } from './page-cache.ts'

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

test('an unchanged page keeps its headers and body, and its content is passed to who renders it', async () => {
  const { clock, cache, get } = cacheOf()
  await get('whole', key(), { content: 'a' })
  const first = cache.find(key())
  clock.now += 1000
  const passed: unknown[] = []
  const again = await cache.findOrMake(key(), (known) => {
    passed.push(known)
    return Promise.resolve(page('', { content: 'a', headers: {}, isUnchanged: true }))
  })
  expect(passed).toEqual(['a'])
  expect(again.body).toBe(first?.body)
  expect(again.headers).toEqual({ 'content-type': 'text/html' })
  expect(cache.find(key())).toBe(again)
})
