import { expect, test } from 'vitest'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { ownPath } from '#schemas/own-path.ts'
import { movedHeaders } from './page-headers.ts'

const layout = layoutOf({
  'layout.json': manifestOf('coba', {
    site: { hosts: ['coba.id'], settings: { title: 'Coba', isMaintenance: false } },
    routes: [
      { path: '/', page: 'home' },
      { path: '/Berita/:slug', page: 'home' },
    ],
    redirects: [
      { from: '/Mitra', to: 'https://mitra.example/masuk' },
      { from: '/Dulu', to: '/' },
    ],
  }),
  'pages/home.json': { title: 'Beranda', blocks: [] },
})

/** Ways to write another host that some browser or server has once taken for a path. */
const hostile = [
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%2fevil.example/',
  '/%2f%2fevil.example/',
  '/.//evil.example/',
  '/%09/evil.example/',
  '/https:evil.example/',
  '/@evil.example/',
  '/Dulu//evil.example/',
  '/Dulu@evil.example/',
  '/Berita/..//evil.example/',
]

test.each(hostile)('%s is no way to another host', async (path) => {
  const { get } = appOf({ layouts: [layout] })
  for (const query of ['', '?next=//evil.example', '?to=https://evil.example']) {
    const answer = await get(`http://coba.id${path}${query}`)
    const location = answer.headers.get('location')
    if (location !== null) expect(new URL(location, 'http://coba.id').host).toBe('coba.id')
    expect([200, 308, 400, 404]).toContain(answer.status)
  }
})

test('a redirect leads to another host only where the layout says so, and takes no query there', async () => {
  const { get } = appOf({ layouts: [layout] })
  const locationOf = async (path: string) =>
    (await get(`http://coba.id${path}`)).headers.get('location')
  expect(await locationOf('/Mitra?to=//evil.example')).toBe('https://mitra.example/masuk')
  expect(await locationOf('/Dulu?to=//evil.example')).toBe('/?to=//evil.example')
})

test.each([
  ...hostile,
  'https:evil.example',
  'https://coba.id@evil.example/',
  'https://coba.id.evil.example/',
  'http:\\\\evil.example',
  '\t//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
])('after signing in %j is not gone to', (next) => {
  const path = ownPath(next, 'https://coba.id')
  expect(new URL(path, 'https://coba.id').origin).toBe('https://coba.id')
  expect(path).toMatch(/^\/(?![/\\])/)
})

test('the redirect of an item to another site is an error that is named ERR_REDIRECT', () => {
  expect(movedHeaders('/Berita/kabar')).toMatchObject({ location: '/Berita/kabar' })
  for (const address of ['https://evil.example/', ...hostile.slice(0, 3)])
    expect(() => movedHeaders(address)).toThrow(/^ERR_REDIRECT/)
})
