import { expect, test } from 'vitest'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { ServiceError } from '#src/services/service-error.ts'

const layout = layoutOf({
  'layout.json': manifestOf('coba', {
    locales: ['id', 'en'],
    site: { hosts: ['coba.id'], settings: { title: 'Coba', isMaintenance: false } },
    routes: [
      { path: '/', page: 'home' },
      { path: '/News/:slug', page: 'news', checks: [{ exists: 'post' }] },
    ],
  }),
  'pages/home.json': { blocks: [{ id: 'a', type: 'note', props: { heading: 'Halo' } }] },
  'pages/news.json': {
    title: { $bind: 'post.title', fallback: 'Berita' },
    data: {
      post: { endpoint: 'v1/post/detail', input: { id: { $route: 'slug' } } },
    },
    blocks: [],
  },
})
const id = '00000000-0000-4000-8000-000000000001'
const post = { id, slug: id, title: 'Kabar satu' }

/** A site whose posts can be taken away, and a clock that can be put forward. */
function served() {
  const state = { isAway: false, now: 1_000_000 }
  const made = appOf({
    layouts: [layout],
    now: () => state.now,
    answer: () => {
      if (state.isAway) throw new ServiceError(503, 'The database is away.', { retryAfter: 5 })
      return post
    },
  })
  const get = async (path: string, headers = {}) => {
    const answer = await made.get(`http://coba.id${path}`, headers)
    return { answer, status: answer.status, text: await answer.text() }
  }
  return { ...made, get, state }
}

test('a page about an item that cannot be loaded is 503, with a screen that says to come again', async () => {
  const { get, state, failures } = served()
  state.isAway = true
  const { answer, status, text } = await get(`/en/News/${id}`)
  expect(status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(text).toContain('This page cannot be loaded now')
  expect(failures).toEqual([`/en/News/${id}`])
  state.isAway = false
  expect((await get(`/en/News/${id}`)).status).toBe(200)
})

test('its last good version is sent where there is one, and the next as soon as its data is back', async () => {
  const { get, state } = served()
  const good = await get(`/News/${id}`)
  expect([good.status, good.text.includes('Kabar satu')]).toEqual([200, true])
  state.isAway = true
  state.now += 3_600_000
  const stale = await get(`/News/${id}`)
  expect([stale.status, stale.text]).toEqual([200, good.text])
  state.isAway = false
  state.now += 60_000
  expect((await get(`/News/${id}`)).status).toBe(200)
})

test('its payload is 503 too, and a page that needs no data is as always', async () => {
  const { get, state } = served()
  state.isAway = true
  expect((await get(`/_page/News/${id}`)).status).toBe(503)
  expect((await get('/')).status).toBe(200)
})
