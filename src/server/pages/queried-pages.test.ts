import { expect, test } from 'vitest'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'

const query = {
  page: { type: 'number', max: 5, default: 1 },
  tone: { type: 'choice', of: ['calm', 'bright'], default: 'calm' },
}
const props = { heading: 'Satu', count: { $query: 'page' }, tone: { $query: 'tone' } }
const layout = layoutOf({
  'layout.json': manifestOf('coba', {
    locales: ['id', 'en'],
    site: { hosts: ['coba.id'], settings: { title: 'Coba', isMaintenance: false } },
    routes: [{ path: '/Class', page: 'class', query }],
  }),
  'pages/class.json': { blocks: [{ id: 'a', type: 'note', props }] },
})

test('a page is rendered once for each of its declared values, however they are written', async () => {
  const { get, pages } = appOf({ layouts: [layout] })
  const bodyOf = async (search: string) => (await get(`http://coba.id/Class${search}`)).text()
  const plain = await bodyOf('')
  for (const search of ['?', '?page=1', '?utm=1&tone=calm', '?page=&tone=']) {
    expect(await bodyOf(search)).toBe(plain)
  }
  expect(pages.drawn()).toBe(1)
  const bright = await bodyOf('?tone=bright')
  expect(bright).toContain('class="bright"')
  expect(await bodyOf('?x=1&tone=bright&page=1')).toBe(bright)
  expect(pages.drawn()).toBe(2)
  expect(await bodyOf('')).toBe(plain)
})

test('a wrong value is answered as its default, for no search engine, under one key', async () => {
  const { get, pages } = appOf({ layouts: [layout] })
  const wrong = ['?page=9', '?page=x', '?tone=loud', '?page=2&page=3'].map(async (search) =>
    (await get(`http://coba.id/Class${search}`)).text(),
  )
  const [first = '', ...others] = await Promise.all(wrong)
  expect(first).toContain('content="noindex, follow"')
  expect(new Set(others)).toEqual(new Set([first]))
  expect(pages.drawn()).toBe(1)
  const plain = await (await get('http://coba.id/Class')).text()
  expect(plain).not.toContain('noindex')
})

test('a question mark in a path is no query', async () => {
  const { get } = appOf({ layouts: [layout] })
  expect((await get('http://coba.id/Class%3Ftone=bright')).status).toBe(404)
  expect((await get('http://coba.id/Class?tone=bright')).status).toBe(200)
})

test('a payload reads the same query as its page', async () => {
  const { get } = appOf({ layouts: [layout] })
  const answer = await get('http://coba.id/_page/en/Class?tone=bright')
  expect(await answer.json()).toMatchObject({ html: expect.stringContaining('class="bright"') })
})

test('a page that was rendered is found by the address as it was sent', async () => {
  const { get, pages, sites } = appOf({ layouts: [layout] })
  const site = sites.findByHost('coba.id')
  if (site === undefined) throw new Error('no site')
  await get('http://coba.id/Class?tone=bright')
  await get('http://coba.id/_page/Class?tone=bright')
  expect(pages.find(site, '/Class?utm=1&tone=bright')).toBeDefined()
  expect(pages.find(site, '/_page/Class?tone=bright')).toBeDefined()
  expect(pages.find(site, '/Class')).toBeUndefined()
  expect(pages.find(site, '/Class?tone=loud')).toBeUndefined()
  expect(pages.find(site, '/a//b?tone=bright')).toBeUndefined()
})

test('a redirect keeps the query, unless its target has one or is another site', async () => {
  const redirects = [
    { from: '/Lama', to: '/Class#semua' },
    { from: '/Tetap', to: '/Class?page=2' },
    { from: '/Pindah', to: 'https://lain.id/' },
  ]
  const redirecting = layoutOf({
    'layout.json': manifestOf('coba', {
      site: { hosts: ['coba.id'], settings: { title: 'Coba', isMaintenance: false } },
      redirects,
    }),
  })
  const { get } = appOf({ layouts: [redirecting] })
  const to = async (path: string) => (await get(`http://coba.id${path}`)).headers.get('location')
  expect(await to('/Lama?page=3&x=1')).toBe('/Class?page=3&x=1#semua')
  expect(await to('/Tetap?page=3')).toBe('/Class?page=2')
  expect(await to('/Pindah?page=3')).toBe('https://lain.id/')
})
