import { expect, test } from 'vitest'
import { compileFiles, homeOf, manifestOf, problemsOfHome, short } from '#tests/made-up/layouts.ts'
import { isMiddleware } from '../resolve/middleware.ts'

/** What is wrong with a layout of these routes to a page that has no fault. */
const wrong = (...routes: object[]) =>
  problemsOfHome([], {}, { routes }).map(
    ({ rule, pointer, message }) => `${rule} ${pointer} ${message}`,
  )
const home = { path: '/', page: 'home' }

test('a route to a page that is not there is told with the page that was meant', () => {
  expect(wrong({ path: '/', page: 'hone' })).toEqual([
    'unknown-page /routes/0/page There is no page "hone". Did you mean "home"?',
  ])
})

test('two routes of one path are told, whatever their case and their parameters’ names', () => {
  expect(
    wrong(home, { path: '/Class/:slug', page: 'home' }, { path: '/class/:code', page: 'home' }),
  ).toEqual(['duplicate-route /routes/2/path /class/:code is served as /Class/:slug already.'])
  expect(
    wrong(home, { path: '/Class', page: 'home' }, { path: '/Class/:slug', page: 'home' }),
  ).toEqual([])
})

test.each([
  '/api/x',
  '/API',
  '/media/:file',
  '/_page/x',
  '/en/Class',
  '/rest/v1',
  '/assets',
  '/studio',
])('%s is the server’s own', (path) => {
  expect(wrong(home, { path, page: 'home' })).toEqual([
    expect.stringMatching(/^reserved-path \/routes\/1\/path .* is the server’s\.$/),
  ])
})

test('a path that only begins like one of the server’s is free', () => {
  expect(
    wrong(home, { path: '/Apis', page: 'home' }, { path: '/Entry/:id', page: 'home' }),
  ).toEqual([])
})

test('a middleware that does not exist is told with the one that was meant', () => {
  expect(wrong({ ...home, middleware: ['auth', 'gest'] })).toEqual([
    'unknown-middleware /routes/0/middleware/1 There is no middleware "gest". Did you mean "guest"?',
  ])
})

test.each([
  ['auth', true],
  ['guest', true],
  ['maintenance', true],
  ['role:writer', true],
  ['role:superadmin|admin', true],
  ['role:', false],
  ['role:king', false],
  ['role:admin|king', false],
  ['toString', false],
  ['', false],
])('the middleware %j is known: %j', (name, known) => {
  expect(isMiddleware(name)).toBe(known)
})

test('checks name data of the page and parameters of the path', () => {
  expect(
    wrong({
      path: '/:slug',
      page: 'home',
      checks: [{ exists: 'post' }, { parameter: 'id', is: 'number' }],
    }),
  ).toEqual([
    'unknown-resource /routes/0/checks/0 Page "home" loads no "post".',
    'unknown-parameter /routes/0/checks/1 /:slug has no :id.',
  ])
})

test('a check on a parameter is told when only a longer one has that beginning', () => {
  expect(
    wrong({ path: '/:identity', page: 'home', checks: [{ parameter: 'id', is: 'number' }] }),
  ).toEqual(['unknown-parameter /routes/0/checks/0 /:identity has no :id.'])
})

const program = {
  endpoint: 'v1/program/active/detail',
  input: { slug: { $route: 'slug' } },
}

/** What is wrong with a check on `/:id/:slug` of a page that loads a program. */
const wrongCheck = (equals: string, parameter = 'id') => {
  const route = { path: '/:id/:slug', page: 'home', checks: [{ parameter, equals }] }
  return problemsOfHome([], { data: { program } }, { routes: [route] }).map(
    ({ rule, pointer, message }) => `${rule} ${pointer} ${message}`,
  )
}

test.each(['program.id', 'program.slug', 'program.classCount'])(
  'a parameter may have to equal %s, which the answer has',
  (equals) => {
    expect(wrongCheck(equals)).toEqual([])
  },
)

test.each([
  ['program.ids', 'ids', ' Did you mean "id"?'],
  ['program.slog', 'slog', ' Did you mean "slug"?'],
  ['program.id.length', 'length', ''],
  ['program.toString', 'toString', ''],
])('a parameter that must equal %s is told that there is no such field', (equals, field, near) => {
  expect(wrongCheck(equals)).toEqual([
    `unknown-field /routes/0/checks/0/equals "${equals}": there is no "${field}".${near}`,
  ])
})

test('a parameter that must equal data of no page, or that the path lacks, is told', () => {
  expect(wrongCheck('progam.id')).toEqual([
    'unknown-resource /routes/0/checks/0 Page "home" loads no "progam". Did you mean "program"?',
  ])
  expect(wrongCheck('site.title')).toEqual([
    'unknown-resource /routes/0/checks/0 Page "home" loads no "site".',
  ])
  expect(wrongCheck('program.id', 'code')).toEqual([
    'unknown-parameter /routes/0/checks/0 /:id/:slug has no :code.',
  ])
})

test('a folder whose layout has another name is told at the name', () => {
  const files = homeOf([], {}, { name: 'lain' })
  expect(compileFiles('coba', { coba: files }).problems.map(short)).toEqual([
    'layouts/coba/layout.json:3:3 wrong-name "lain" stands in coba/.',
  ])
})

test('a layout without a site is told, unless it is only for others to extend', () => {
  const of = (more: object) =>
    compileFiles('coba', {
      coba: { 'layout.json': { manifest: 1, name: 'coba', ...more } },
    }).problems.map(({ rule }) => rule)
  expect(of({})).toEqual(['no-site'])
  expect(of({ abstract: true })).toEqual([])
})

test('a folder without layout.json is told and gives no layout', () => {
  const { layout, problems } = compileFiles('coba', { coba: { 'pages/home.json': { blocks: [] } } })
  expect(layout).toBeUndefined()
  expect(problems.map(({ rule, file }) => [rule, file])).toEqual([
    ['missing-file', 'layouts/coba/layout.json'],
  ])
})

test('pictures of the settings and the not-found page are there', () => {
  const settings = {
    title: 'A',
    isMaintenance: false,
    logoDark: 'asset:logo.svg',
    meta: { image: 'asset:share.png' },
  }
  const files = {
    'layout.json': manifestOf('coba', { site: { settings }, notFound: 'lost' }),
    'assets/logo.svg': '<svg/>',
  }
  const { problems } = compileFiles('coba', { coba: files })
  expect(problems.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
    'unknown-asset /site/settings/meta/image',
    'unknown-page /notFound',
  ])
})

test('a picture to share is there, on a page and on a route, fixed or as a fallback', () => {
  const told = (image: unknown) => {
    const page = { data: { program }, seo: { image } }
    const route = { path: '/:slug', page: 'home', seo: { image } }
    const files = { ...homeOf([], page, { routes: [route] }), 'assets/share.png': '' }
    return compileFiles('coba', { coba: files }).problems.map(short)
  }
  expect(told('asset:shore.png')).toEqual([
    expect.stringMatching(
      /layout\.json:\d+:\d+ unknown-asset .* "shore\.png"\. Did you mean "share\.png"\?$/,
    ),
    expect.stringMatching(/pages\/home\.json:13:5 unknown-asset /),
  ])
  const bound = { $bind: 'program.cover', fallback: 'asset:x.png' }
  expect(told(bound)).toEqual([
    expect.stringContaining('unknown-asset assets/ holds no "x.png"'),
    expect.stringContaining('unknown-asset assets/ holds no "x.png"'),
  ])
  for (const image of ['asset:share.png', '/media/x.png', 'https://a.example/x.png'])
    expect(told(image)).toEqual([])
  expect(told({ ...bound, fallback: 'asset:share.png' })).toEqual([])
})

test('a picture to share may be the parent’s', () => {
  const base = { 'layout.json': manifestOf('base', { abstract: true }), 'assets/share.png': '' }
  const coba = homeOf([], { seo: { image: 'asset:share.png' } }, { extends: 'base' })
  expect(compileFiles('coba', { coba, base }).problems).toEqual([])
})

test('a picture to share that prose names is told at its head', () => {
  const head = 'seo:\n  image: asset:x.png\n'
  const files = {
    ...homeOf([]),
    'pages/home.json': undefined,
    'pages/home.mdx': `---\n${head}---\n\n# Halo\n`,
  }
  expect(compileFiles('coba', { coba: files }).problems.map(short)).toEqual([
    expect.stringMatching(/home\.mdx:\d+:\d+ unknown-asset /),
  ])
})

test('rows of starter data are checked against their table, each at its place', () => {
  const rows = [
    { slug: 'a', name: 'SMK A', city: 'Solo', province: 'Jateng', students: -1, alumni: 0 },
  ]
  const files = {
    ...homeOf([]),
    'data/schools.json': rows,
    'data/planets.json': [],
    'data/posts.json': {},
  }
  const { problems } = compileFiles('coba', { coba: files })
  expect(problems.map(short)).toEqual([
    expect.stringMatching(/data\/schools\.json:7:5 starter-data -1 must be >= 0/),
    'layouts/coba/data/planets.json:1:1 starter-data data/planets.json belongs to no table.',
    'layouts/coba/data/posts.json:1:1 starter-data The file must be an array of rows.',
  ])
})
