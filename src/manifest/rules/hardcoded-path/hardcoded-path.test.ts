import { expect, test } from 'vitest'
import { homeOf, manifestOf } from '#tests/made-up/layouts.ts'
import { findings, fixed, problemsBy } from '#tests/made-up/rules.ts'

const routes = [
  { path: '/', page: 'home' },
  { path: '/Class/:slug', page: 'class' },
  { path: '/Courses/:slug', page: 'class' },
  { path: '/News/:id?', page: 'news' },
]
const page = { blocks: [] }
const filesOf = (props: object) => ({
  ...homeOf([{ id: 'a', type: 'card', v: 2, props: { title: 'A', ...props } }], {}, { routes }),
  'pages/class.json': page,
  'pages/news.json': page,
})
const found = (props: object) => findings('hardcoded-path', filesOf(props))

test('the path of a page is reported', () => {
  expect(found({ all: '/' })).toEqual(['pages/home.json:9:9 / is page:home.'])
  expect(found({ actions: [{ label: 'A', href: '/News' }] })).toEqual([
    'pages/home.json:12:13 /News is page:news.',
  ])
  expect(found({ detail: '/Class/:slug' })).toEqual([
    'pages/home.json:9:9 /Class/:slug is page:class.',
  ])
})

test.each([
  { all: '/news' },
  { all: '/News?baru=1' },
  { all: '/News/7' },
  { all: '/Class/web' },
  { detail: '/Courses/:slug' },
  { detail: '/Class/:code' },
  { all: 'page:home' },
])('%j does not equal the path of a page', (props) => {
  expect(found(props)).toEqual([])
})

test("the fix writes the page's name", () => {
  const files = filesOf({ all: '/', detail: '/Class/:slug' })
  const next = fixed('hardcoded-path', files)
  expect(next).toEqual(filesOf({ all: 'page:home', detail: 'page:class' }))
  expect(findings('hardcoded-path', next)).toEqual([])
})

test('a path that a patch writes is fixed in the patch', () => {
  const base = {
    'layout.json': manifestOf('base', { abstract: true }),
    'pages/home.json': { blocks: [{ id: 'a', type: 'card', v: 2, props: { title: 'A' } }] },
  }
  const files = {
    'layout.json': manifestOf('coba', { extends: 'base', routes: [{ path: '/', page: 'home' }] }),
    'pages/home.json': { patch: [{ op: 'props', at: 'a', v: 2, props: { all: '/' } }] },
  }
  expect(problemsBy('hardcoded-path', files, { others: { base } })).toMatchObject([
    { pointer: '/patch/0/props/all', fix: { edits: [{ pointer: '/patch/0/props/all' }] } },
  ])
})

test("a parent's paths are not compared with routes of a layout that extends it", () => {
  const base = {
    'layout.json': manifestOf('base', { abstract: true }),
    'pages/lost.json': { blocks: [{ id: 'a', type: 'card', props: { title: 'A', all: '/' } }] },
  }
  const files = homeOf([], {}, { extends: 'base', notFound: 'lost' })
  expect(findings('hardcoded-path', files, { others: { base } })).toEqual([])
})

test('in prose, and in props of an older version, there is no fix', () => {
  const mdx = {
    'layout.json': manifestOf('coba', { routes: [{ path: '/', page: 'home' }] }),
    'pages/home.mdx': '# A\n\n<Note heading="A" href="/" />\n',
  }
  const [inProse] = problemsBy('hardcoded-path', mdx)
  expect(inProse).toMatchObject({ line: 3, column: 19 })
  expect(inProse?.fix).toBeUndefined()
  const old = homeOf([{ id: 'a', type: 'card', v: 1, props: { name: 'A', all: '/' } }])
  expect(problemsBy('hardcoded-path', old)[0]?.fix).toBeUndefined()
})
