import { expect, test } from 'vitest'
import type { ProblemName } from '#src/manifest/problems/catalogue.ts'
import { madeUpBlocks } from '#tests/made-up/blocks.tsx'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf, type Files } from '#tests/made-up/layouts.ts'
import { Settings } from '#schemas/settings.ts'
import type { Ask } from './answers.ts'
import { renderPage } from './render-page.ts'
import { siteView } from './site-view.ts'

const note = (id: string, heading: unknown) => ({ id, type: 'note', props: { heading } })
const post = { id: 'p1', slug: 'satu', title: 'Post satu', content: '<p>Isi</p>' }
const list = { items: [post, { ...post, id: 'p2', title: 'Post dua' }] }
const answering: Ask = (endpoint, input) => {
  if (endpoint.path === 'v1/class/overview') return Promise.resolve(null)
  if (endpoint.path !== 'v3/post/detail') return Promise.resolve(list)
  return Promise.resolve('slug' in input && input.slug === 'satu' ? post : null)
}
const failing: Ask = () => Promise.reject(new Error('the database is away'))

const data = {
  post: { endpoint: 'v3/post/detail', input: { kindSlug: 'news', slug: { $route: 'slug' } } },
}
const files: Files = {
  'layout.json': manifestOf('coba', {
    locales: ['id', 'en'],
    shell: {
      header: [note('kepala', 'Kepala')],
      footer: [{ id: 'kaki', type: 'ticker', props: { kind: 'news' } }],
    },
    routes: [
      { path: '/', page: 'home' },
      { path: '/News/:slug', page: 'news', checks: [{ exists: 'post' }] },
      { path: '/Level/:level', page: 'home', checks: [{ parameter: 'level', oneOf: ['dasar'] }] },
      { path: '/Class/:slug', page: 'class', checks: [{ exists: 'class' }] },
      { path: '/Prose', page: 'prose' },
      { path: '/Broken', page: 'broken' },
    ],
    notFound: 'lost',
  }),
  'pages/home.json': {
    blocks: [
      note('a', 'Satu'),
      { id: 'b', type: 'feed' },
      { id: 'c', type: 'wide-box', slots: { body: [note('d', 'Dalam')], aside: [] } },
      note('e', 'Akhir'),
    ],
  },
  'pages/news.json': {
    title: { $bind: 'post.title' },
    data,
    blocks: [note('a', { $bind: 'post.title' })],
  },
  'pages/class.json': {
    data: { class: { endpoint: 'v1/class/overview', input: { slug: { $route: 'slug' } } } },
    blocks: [],
  },
  'pages/lost.json': { blocks: [note('l', 'Tersesat')] },
  'pages/broken.json': {
    blocks: [
      note('a', 'Satu'),
      { id: 'b', type: 'broken', props: { where: 'render' } },
      { id: 'c', type: 'broken', props: { where: 'needs' } },
      { id: 'd', type: 'note', props: { heading: 'Nada', tone: { $bind: 'site.title' } } },
      note('e', 'Akhir'),
    ],
  },
  'pages/prose.mdx':
    '# Awal\n\n<Note id="x" heading="Tengah" />\n\nAkhir.\n\n<Ticker id="t" kind="news" />\n',
}
const layout = layoutOf(files)
const settings = Settings.parse({ title: 'Coba' })
const viewOf = (locale: 'id' | 'en' = 'id') =>
  siteView({ layout, settings, origin: 'https://coba.id' }, locale)

async function drawn(
  path: string,
  ask: Ask = answering,
  { view = viewOf(), deadlineMs = 1000 } = {},
) {
  const reported: [ProblemName, string][] = []
  const asked: string[] = []
  const page = await renderPage(view, path, {
    registry: madeUpBlocks,
    deadlineMs,
    report: (rule, message) => reported.push([rule, message]),
    ask(endpoint, input, moment) {
      asked.push(endpoint.path)
      return ask(endpoint, input, moment)
    },
  })
  return { ...page, reported, asked }
}
const idsOf = (html: string) => [...html.matchAll(/<div id="([\w-]+)"/g)].map(([, id]) => id)

test('nodes are drawn in order, each in its element, children in their slots', async () => {
  const { status, main, reported, isPartial } = await drawn('/')
  expect([status, reported, isPartial]).toEqual([200, [], false])
  expect(idsOf(main)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(main).toContain('<li>Post satu</li><li>Post dua</li>')
  expect(main).not.toContain('<aside>')
})

test('a value of the path that names nothing is tried in lower case, at the item’s own address', async () => {
  expect(await drawn('/news/SATU')).toMatchObject({ status: 200, movedTo: '/News/satu' })
  expect((await drawn('/News/DUA')).movedTo).toBeUndefined()
})

test('one question is asked once for the whole page, shell included', async () => {
  const { asked } = await drawn('/')
  expect(asked).toEqual(['v3/post/list'])
})

test('a need that fails draws the block’s form for that; the page stands and is partial', async () => {
  const { status, main, reported, isPartial } = await drawn('/', failing)
  expect([status, isPartial]).toEqual([200, true])
  expect(main).toContain('<div id="b"><p>No posts came.</p></div>')
  expect(idsOf(main)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(reported).toContainEqual(['failed-need', 'feed: the database is away.'])
})

test('a need that is late is one that failed', async () => {
  const { main, isPartial } = await drawn('/', () => new Promise(() => undefined), {
    deadlineMs: 20,
  })
  expect([isPartial, main.includes('No posts came.')]).toEqual([true, true])
})

test('a block that throws is left out and told, wherever it throws; its neighbours stay', async () => {
  const { status, main, reported } = await drawn('/Broken')
  expect(status).toBe(200)
  expect(idsOf(main)).toEqual(['a', 'e'])
  expect(reported.toSorted(([a], [b]) => (a < b ? -1 : 1))).toEqual([
    ['broken-props', expect.stringContaining('note: “tone”: ')],
    ['failed-need', 'broken: boom in needs.'],
    ['failed-render', 'broken: boom in render'],
  ])
})

test('a node without data is drawn once for all pages of a view', async () => {
  const view = viewOf()
  let count = 0
  const known = madeUpBlocks.get('note')
  if (known === undefined) throw new Error('there is no note')
  const counted: typeof known = { ...known, render: (input) => (count++, known.render(input)) }
  const options = {
    registry: new Map([...madeUpBlocks, ['note', counted]]),
    deadlineMs: 1000,
    ask: answering,
    report: () => undefined,
  }
  await renderPage(view, '/Prose', options)
  expect(count).toBe(2)
  await renderPage(view, '/Prose', options)
  const { header } = await renderPage(view, '/News/satu', options)
  expect(count).toBe(3)
  expect(header).toContain('Kepala')
})

test('data goes to the browser for islands and for nothing else', async () => {
  const { islands, shellIslands, footer, main } = await drawn('/')
  expect(islands).toEqual({})
  expect(shellIslands).toEqual({
    kaki: {
      type: 'ticker',
      props: { kind: 'news', isLive: true },
      data: { posts: list },
      asked: { posts: '/api/v3/post/list?kindSlug=news' },
      slots: [],
    },
  })
  expect(footer).toContain('<div id="kaki" data-island="ticker" data-wake="visible">')
  expect(main).not.toContain('data-island')
})

test('an island whose props say it need not wake is no island', async () => {
  const staticNode = { id: 'k', type: 'ticker', props: { kind: 'news', isLive: false } }
  const other = layoutOf({ ...files, 'pages/home.json': { blocks: [staticNode] } })
  const view = siteView({ layout: other, settings, origin: 'https://coba.id' }, 'id')
  const { islands, main } = await drawn('/', answering, { view })
  expect([islands, main.includes('data-island')]).toEqual([{}, false])
})

test('bound props are filled from the page’s data', async () => {
  const { main, meta } = await drawn('/news/satu')
  expect(main).toContain('Post satu')
  expect(meta).toMatchObject({
    title: 'Post satu | Coba',
    description: 'Isi',
    canonical: 'https://coba.id/News/satu',
  })
})

test('an item that does not exist is 404 with the not-found page', async () => {
  const page = await drawn('/News/tiada')
  expect([page.status, page.meta.robots, page.reported]).toEqual([404, 'noindex, follow', []])
  expect(page.meta.canonical).toBeUndefined()
  expect(page.main).toContain('Tersesat')
})

test('a page of a missing item becomes stale when such an item comes', async () => {
  const { status, entities } = await drawn('/Class/tiada')
  expect([status, entities.has('class')]).toEqual([404, true])
})

test('an item that could not be loaded is neither missing nor a page without it', async () => {
  await expect(drawn('/News/satu', failing)).rejects.toMatchObject({ name: 'DataNotLoaded' })
})

test.each(['/tiada', '/Level/lanjut', '/News'])(
  '%s is 404 with the not-found page',
  async (path) => {
    const { status, main, header } = await drawn(path)
    expect([status, main.includes('Tersesat'), header.includes('Kepala')]).toEqual([
      404,
      true,
      true,
    ])
  },
)

test('a layout without a not-found page says so in the title', async () => {
  const bare = layoutOf({ 'layout.json': manifestOf('coba', { locales: ['id', 'en'] }) })
  const of = (locale: 'id' | 'en') =>
    renderPage(siteView({ layout: bare, settings, origin: '' }, locale), '/', {
      registry: madeUpBlocks,
      deadlineMs: 10,
      ask: answering,
      report: () => undefined,
    })
  expect((await of('id')).meta.title).toBe('Oops.. Maaf halaman tidak ditemukan | Coba')
  expect((await of('en')).meta.title).toBe('This page could not be found | Coba')
})

test('prose has its blocks where they stand', async () => {
  const { main, islands } = await drawn('/Prose')
  expect(main).toMatch(
    /<h1 id="awal">Awal<\/h1>[\s\S]*<div id="x">[\s\S]*Tengah[\s\S]*<p>Akhir\.<\/p>[\s\S]*<div id="t" data-island/,
  )
  expect(Object.keys(islands)).toEqual(['t'])
})

test('structured data has absolute addresses', async () => {
  const { jsonLd } = await drawn('/')
  expect(jsonLd).toMatchObject(['News', '', ''].map((path) => ({ url: `https://coba.id/${path}` })))
})

test('a page depends on what it and its shell asked for', async () => {
  expect([...(await drawn('/')).entities]).toEqual(['post'])
})
