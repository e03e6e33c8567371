import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findingsIn } from '#tests/made-up/rendered-rules.ts'
import { findings, problemsBy } from '#tests/made-up/rules.ts'

const layout = {
  locales: ['id', 'en'],
  routes: [
    { path: '/', page: 'home' },
    { path: '/Class/:slug', page: 'home' },
    { path: '/News/:id/:title?', page: 'home' },
  ],
  redirects: [{ from: '/Lama', to: '/' }],
  hostSwitch: [{ prefix: '/Pesilat', hosts: {} }],
}
const filesOf = (props: object) =>
  homeOf([{ id: 'a', type: 'card', props: { title: 'A', ...props } }], {}, layout)
const found = (props: object) => findings('dead-link', filesOf(props))

test('a link to a path that no route serves is reported with a suggestion', () => {
  expect(found({ all: '/Newz/7' })).toEqual(['pages/home.json:8:9 No route serves /Newz/7.'])
  expect(
    findings(
      'dead-link',
      homeOf(
        [{ id: 'a', type: 'note', props: { heading: 'A', href: '/Abuot' } }],
        {},
        {
          routes: [
            { path: '/', page: 'home' },
            { path: '/About', page: 'home' },
          ],
        },
      ),
    ),
  ).toEqual(['pages/home.json:8:9 No route serves /Abuot. Did you mean "/About"?'])
})

test('links in lists, paths of items and fallbacks of bindings are checked', () => {
  const actions = [{ label: 'A', href: '/tiada' }]
  expect(
    found({ actions, detail: '/Klass/:slug', all: { $bind: 'site.title', fallback: '/x/y' } }),
  ).toEqual([
    'pages/home.json:11:13 No route serves /tiada.',
    'pages/home.json:14:9 No route serves /Klass/:slug.',
    'pages/home.json:17:11 No route serves /x/y.',
  ])
})

test.each([
  '/',
  '/class/web#silabus',
  '/Class/web/?baru=1',
  '/en/Class/web',
  '/News/7',
  '/Lama',
  '/pesilat/daftar',
  '/media/brosur.pdf',
  '/api/v1/x',
  'https://a.example/x',
  '#atas',
  'mailto:a@a.example',
  'page:home',
])('%s is served', (all) => {
  expect(found({ all })).toEqual([])
})

test('the pattern of an item’s path is matched with its parameters', () => {
  for (const detail of ['/Class/:slug', '/News/:id/:title?', '/class/:code'])
    expect(found({ detail })).toEqual([])
})

test('a language that the layout does not have has no paths', () => {
  expect(found({ all: '/id/Class/web' })).toEqual([
    'pages/home.json:8:9 No route serves /id/Class/web.',
  ])
})

test('an abstract layout may link to pages of layouts that extend it', () => {
  const files = homeOf(
    [{ id: 'a', type: 'card', props: { title: 'A', all: '/x' } }],
    {},
    {
      abstract: true,
    },
  )
  expect(findings('dead-link', files)).toEqual([])
})

test('the problem names its page and its block', () => {
  expect(problemsBy('dead-link', filesOf({ all: '/x' }))).toMatchObject([
    { page: 'home', block: 'a' },
  ])
})

const visit = (path: string) => Promise.resolve(path.startsWith('/tiada') ? 404 : 200)

test('a link that is only in the HTML is reported at the node that rendered it, once', async () => {
  const html =
    '<a href="/Class/web">A</a><div id="a"><p><a href="/tiada?x#y">B</a><a href="/tiada?x#y">C</a></p></div>'
  expect(await findingsIn('dead-link', { html, visit }, filesOf({}))).toEqual([
    'pages/home.json:3:5 /tiada answers 404.',
  ])
})

test('a link of prose is reported at the route', async () => {
  const html = '<main><a href="/tiada">A</a></main>'
  expect(await findingsIn('dead-link', { html, visit }, filesOf({}))).toEqual([
    'layout.json:12:7 /: /tiada answers 404.',
  ])
})

test('a link in a prop, also in another language, is not reported twice', async () => {
  const html = '<div id="a"><a href="/tiada">A</a><a href="/en/tiada">B</a></div>'
  const files = filesOf({ actions: [{ label: 'A', href: '/tiada' }] })
  const rendered = { visit: () => Promise.resolve(404) }
  expect(await findingsIn('dead-link', { html, ...rendered }, files)).toEqual([])
})

test('only paths of the site are visited', async () => {
  const visited: string[] = []
  const html = ['https://a.example/x', '#a', '/media/a.png', '//a.example', '/Class/b#c']
    .map((href) => `<a href="${href}">A</a>`)
    .join('')
  const record = (path: string) => {
    visited.push(path)
    return Promise.resolve(200)
  }
  await findingsIn('dead-link', { html, visit: record }, filesOf({}))
  expect(visited).toEqual(['/Class/b'])
})

test('a canonical path that no route serves is reported at its route', () => {
  const canonical = (path: string) =>
    findings(
      'dead-link',
      homeOf(
        [],
        {},
        {
          routes: [
            { path: '/', page: 'home' },
            { path: '/Class/:slug', page: 'home' },
            { path: '/Courses/@Premium/:slug', page: 'home', canonical: path },
          ],
        },
      ),
    )
  expect(canonical('/Class/:slug')).toEqual([])
  expect(canonical('/Kelas/:slug')).toEqual([
    expect.stringMatching(/No route serves the canonical \/Kelas\/:slug\.$/),
  ])
})
