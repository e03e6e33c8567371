import { expect, test } from 'vitest'
import { compileFiles, layoutOf, problemsOfHome } from '#tests/made-up/compile-layouts.ts'
import { homeOf, manifestOf, short } from '#tests/made-up/layouts.ts'

const note = (props: object = {}, id = 'a') => ({
  id,
  type: 'note',
  props: { heading: 'Halo', ...props },
})

const wrong = (blocks: unknown[], page: object = {}, layout: object = {}) =>
  problemsOfHome(blocks, page, layout).map(
    ({ rule, pointer, message }) => `${rule} ${pointer} ${message}`,
  )

test('a block that does not exist is reported at its type, with a suggestion', () => {
  const problems = problemsOfHome([note(), { id: 'b', type: 'wide-bax' }])
  expect(problems.map(short)).toEqual([
    'layouts/coba/pages/home.json:12:7 unknown-block There is no block "wide-bax". Did you mean "wide-box"?',
  ])
})

test('a node that cannot be rendered is left out and its siblings stay', () => {
  const { layout } = compileFiles('coba', {
    coba: homeOf([note({}, 'a'), { id: 'b', type: 'x' }, note({}, 'c')]),
  })
  expect(layout?.pages.get('home')?.nodes.map(({ id }) => id)).toEqual(['a', 'c'])
})

test('a slot that the block does not have is reported with a suggestion', () => {
  expect(wrong([{ id: 'a', type: 'wide-box', slots: { bodi: [note({}, 'b')] } }])).toEqual([
    'unknown-slot /blocks/0/slots/bodi "wide-box" has no slot "bodi". Did you mean "body"?',
  ])
})

test.each(['toString', 'valueOf', 'hasOwnProperty'])(
  '%s is no slot, though every object has it',
  (name) => {
    expect(wrong([{ id: 'a', type: 'wide-box', slots: { [name]: [note({}, 'b')] } }])).toEqual([
      expect.stringContaining(`unknown-slot /blocks/0/slots/${name}`),
    ])
  },
)

test('a slot accepts only the blocks that it allows, also in nested slots', () => {
  const inner = {
    id: 'b',
    type: 'wide-box',
    slots: { body: [{ id: 'c', type: 'feed' }, note({}, 'd')] },
  }
  expect(wrong([{ id: 'a', type: 'wide-box', slots: { aside: [inner] } }])).toEqual([
    'not-allowed-here /blocks/0/slots/aside/0/slots/body/0/type "feed" may not stand in "body"; allowed: note.',
  ])
})

test('an id is unique in a page, slots included', () => {
  const wideBox = { id: 'b', type: 'wide-box', slots: { body: [note({}, 'c'), note({}, 'a')] } }
  expect(wrong([note(), wideBox])).toEqual([
    'duplicate-id /blocks/1/slots/body/1/id "a" stands twice.',
  ])
})

test('a node of a newer version of its block is rejected', () => {
  expect(wrong([{ ...note(), v: 2 }])).toEqual([
    'newer-version /blocks/0/v v 2 of "note"; this Tenun has 1.',
  ])
})

test('250 nodes are a page and 251 are reported at the one too many', () => {
  const wideBox = (i: number, count: number) => ({
    id: `box-${i}`,
    type: 'wide-box',
    slots: { body: Array.from({ length: count }, (_, j) => note({}, `n-${i}-${j}`)) },
  })
  const boxes = Array.from({ length: 10 }, (_, i) => wideBox(i, 24))
  expect(wrong(boxes)).toEqual([])
  expect(wrong([...boxes, wideBox(10, 3)])).toEqual(['too-many /blocks/10 At most 250 nodes.'])
})

test('blocks may be nested six deep and no deeper', () => {
  const nest = (levels: number): object =>
    levels === 1
      ? note({}, 'leaf')
      : { id: `box-${levels}`, type: 'wide-box', slots: { aside: [nest(levels - 1)] } }
  expect(wrong([nest(6)])).toEqual([])
  expect(wrong([nest(7)])).toEqual([expect.stringMatching(/^too-deep .* At most 6 blocks deep\.$/)])
})

const routes = [
  { path: '/', page: 'home' },
  { path: '/Class/:slug', page: 'class' },
  { path: '/News/:id?/:title?', page: 'news' },
]
const withPages = (props: object) =>
  compileFiles('coba', {
    coba: {
      ...homeOf([note(props)], {}, { routes, locales: ['id', 'en'] }),
      'pages/class.json': { blocks: [] },
      'pages/news.json': { blocks: [] },
      'pages/lonely.json': { blocks: [] },
      'assets/a/kawung.svg': '<svg/>',
    },
  })
const reported = (props: object) =>
  withPages(props).problems.map(({ rule, message }) => `${rule} ${message}`)
const homeNode = (props: object) => withPages(props).layout?.pages.get('home')?.nodes[0]
const made = (props: object) => {
  const node = homeNode(props)
  return { id: node?.props.id.value, en: node?.props.en.value }
}

test('a link to a page becomes the path of its first route, in each language', () => {
  expect(made({ href: 'page:home' })).toMatchObject({ id: { href: '/' }, en: { href: '/en' } })
  expect(made({ href: 'page:news' })).toMatchObject({
    id: { href: '/News' },
    en: { href: '/en/News' },
  })
  expect(made({ href: '/Class/x#y' })).toMatchObject({
    id: { href: '/Class/x#y' },
    en: { href: '/en/Class/x#y' },
  })
})

test.each(['https://example.id/', 'mailto:a@example.id', 'tel:+6221', '#top', '/media/brosur.pdf'])(
  'the link %s is the same in each language',
  (href) => {
    expect(made({ href })).toMatchObject({ id: { href }, en: { href } })
  },
)

test('an item path contains its parameters', () => {
  expect(made({ target: 'page:class' })).toMatchObject({ id: { target: '/Class/:slug' } })
})

test('a link to a page that is missing, without a route or invalid is reported', () => {
  expect(reported({ href: 'page:newz' })).toEqual([
    'unknown-page There is no page "newz". Did you mean "news"?',
  ])
  expect(reported({ href: 'page:lonely' })).toEqual([
    'unrouted-page No route serves page "lonely": add a route such as { "path": "/Lonely", "page": "lonely" } to "routes" in layout.json.',
  ])
  expect(reported({ href: 'page:class' })).toEqual([
    'unfilled-parameter "class" stands on /Class/:slug.',
  ])
})

test('a picture of the layout becomes a URL that changes with its content', () => {
  const { id } = made({ picture: 'asset:a/kawung.svg' })
  expect(id).toMatchObject({
    picture: expect.stringMatching(/^\/media\/a\/kawung\.svg\?v=[0-9a-f]{8}$/),
  })
})

test('a picture that the layout does not have is reported once, and nothing is thrown', () => {
  expect(reported({ picture: 'asset:a/kawun.svg' })).toEqual([
    'unknown-asset assets/ holds no "a/kawun.svg". Did you mean "a/kawung.svg"?',
  ])
})

test('text is resolved for each language; a missing one is taken from the first language', () => {
  expect(made({ heading: { id: 'Halo', en: 'Hello' } })).toMatchObject({
    id: { heading: 'Halo' },
    en: { heading: 'Hello' },
  })
  expect(made({ heading: { id: 'Halo' } })).toMatchObject({ en: { heading: 'Halo' } })
  expect(made({ heading: { en: 'Hello' } })).toMatchObject({ id: { heading: 'Hello' } })
})

test('a binding is kept until its data is loaded, with its fallback resolved', () => {
  expect(
    homeNode({ heading: { $bind: 'site.title', fallback: { id: 'Halo', en: 'Hello' } } })?.props.en,
  ).toEqual({
    bound: true,
    value: { heading: { $bind: 'site.title', fallback: 'Hello' } },
    resources: ['site'],
    query: {},
  })
})

test('a page that names a call or an input that does not exist is reported', () => {
  const data = { post: { endpoint: 'v3/post/detial', input: {} } }
  expect(wrong([], { data })).toEqual([
    'unknown-endpoint /data/post/endpoint There is no call GET v3/post/detial.',
  ])
  const misspelt = { post: { endpoint: 'v1/class/syllabus', input: { classroomid: 'web' } } }
  expect(wrong([], { data: misspelt })).toEqual([
    'unknown-key /data/post/input/classroomid GET v1/class/syllabus does not read "classroomid". Did you mean "classroomId"?',
    'missing-input /data/post GET v1/class/syllabus needs "classroomId".',
  ])
})

test('the problems of a page of prose are reported at its tags', () => {
  const files = {
    'layout.json': manifestOf('coba', { routes: [{ path: '/', page: 'home' }] }),
    'pages/home.mdx':
      '# Halo\n\n<Note heading="a" tome="calm" />\n\n<WideBox>\n  <Note heading="b" href="page:x" />\n</WideBox>\n',
  }
  expect(compileFiles('coba', { coba: files }).problems.map(short)).toEqual([
    'layouts/coba/pages/home.mdx:3:19 unknown-key "tome" is not read here. Did you mean "tone"?',
    'layouts/coba/pages/home.mdx:6:21 unknown-page There is no page "x".',
  ])
})

test('the revision depends on the files and on nothing else', () => {
  const one = layoutOf(homeOf([note()]))
  expect(layoutOf(homeOf([note()])).revision).toBe(one.revision)
  expect(layoutOf(homeOf([note({ count: 2 })])).revision).not.toBe(one.revision)
})

test("a problem of a parent's file is reported for the child, too", () => {
  const base = { 'layout.json': manifestOf('base'), 'pages/home.json': '{', 'data/x.json': '[]' }
  const coba = { 'layout.json': manifestOf('coba', { extends: 'base' }) }
  const { problems } = compileFiles('coba', { coba, base })
  expect(problems.map(({ rule, file, layout }) => [rule, file, layout])).toEqual([
    ['json-syntax', 'layouts/base/pages/home.json', 'coba'],
    ['starter-data', 'layouts/base/data/x.json', 'coba'],
  ])
})

test('two problems of one kind in a page of prose are both reported', () => {
  const coba = { ...homeOf([]), 'pages/home.json': undefined, 'pages/home.mdx': '{a} {b}\n' }
  expect(compileFiles('coba', { coba }).problems).toHaveLength(2)
})

test('a required prop is reported where a child unsets it', () => {
  const base = homeOf([note()])
  const { problems } = compileFiles('coba', {
    coba: {
      'layout.json': manifestOf('coba', { extends: 'induk' }),
      'pages/home.json': { patch: [{ op: 'unset', at: 'a', paths: ['/heading'] }] },
    },
    induk: {
      ...base,
      'layout.json': manifestOf('induk', { routes: [{ path: '/', page: 'home' }] }),
    },
  })
  expect(problems.map(({ file, pointer }) => `${file} ${pointer}`)).toEqual([
    'layouts/coba/pages/home.json /patch/0/paths/0',
  ])
})
