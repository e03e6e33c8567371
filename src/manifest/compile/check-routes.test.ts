import { expect, test } from 'vitest'
import { compileFiles, problemsOfHome } from '#tests/made-up/compile-layouts.ts'
import { homeOf, manifestOf, short } from '#tests/made-up/layouts.ts'

/** The problems of a layout with these routes to a valid page. */
const wrong = (...routes: object[]) =>
  problemsOfHome([], {}, { routes }).map(
    ({ rule, pointer, message }) => `${rule} ${pointer} ${message}`,
  )

test('a route to a page that does not exist is reported with a suggestion', () => {
  expect(wrong({ path: '/', page: 'hone' })).toEqual([
    'unknown-page /routes/0/page There is no page "hone". Did you mean "home"?',
  ])
})

test('checks refer to data of the page and parameters of the path', () => {
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

test('a check on a parameter is reported when its name is only the prefix of another', () => {
  expect(
    wrong({ path: '/:identity', page: 'home', checks: [{ parameter: 'id', is: 'number' }] }),
  ).toEqual(['unknown-parameter /routes/0/checks/0 /:identity has no :id.'])
})

const program = {
  endpoint: 'v1/program/active/detail',
  input: { slug: { $route: 'slug' } },
}

/** The problems of a check on `/:id/:slug` of a page that loads a program. */
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
])('a parameter that must equal the unknown field %s is reported', (equals, field, near) => {
  expect(wrongCheck(equals)).toEqual([
    `unknown-field /routes/0/checks/0/equals "${equals}": there is no "${field}".${near}`,
  ])
})

test('a parameter that must equal unknown data, or that the path lacks, is reported', () => {
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

test('pictures of the settings and the not-found page must exist', () => {
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

test('a share image must exist, on a page and on a route, fixed or as a fallback', () => {
  const reported = (image: unknown) => {
    const page = { data: { program }, seo: { image } }
    const route = { path: '/:slug', page: 'home', seo: { image } }
    const files = { ...homeOf([], page, { routes: [route] }), 'assets/share.png': '' }
    return compileFiles('coba', { coba: files }).problems.map(short)
  }
  expect(reported('asset:shore.png')).toEqual([
    expect.stringMatching(
      /layout\.json:\d+:\d+ unknown-asset .* "shore\.png"\. Did you mean "share\.png"\?$/,
    ),
    expect.stringMatching(/pages\/home\.json:13:5 unknown-asset /),
  ])
  const bound = { $bind: 'program.cover', fallback: 'asset:x.png' }
  expect(reported(bound)).toEqual([
    expect.stringContaining('unknown-asset assets/ holds no "x.png"'),
    expect.stringContaining('unknown-asset assets/ holds no "x.png"'),
  ])
  for (const image of ['asset:share.png', '/media/x.png', 'https://a.example/x.png'])
    expect(reported(image)).toEqual([])
  expect(reported({ ...bound, fallback: 'asset:share.png' })).toEqual([])
})

test('a share image may be an asset of the parent', () => {
  const base = { 'layout.json': manifestOf('base', { abstract: true }), 'assets/share.png': '' }
  const coba = homeOf([], { seo: { image: 'asset:share.png' } }, { extends: 'base' })
  expect(compileFiles('coba', { coba, base }).problems).toEqual([])
})

test('a share image in front matter is reported there', () => {
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

test('a page that cannot be read is not reported as missing, and its data is not checked', () => {
  const { problems } = compileFiles('coba', {
    coba: {
      'layout.json': manifestOf('coba', {
        routes: [
          { path: '/', page: 'home', checks: [{ exists: 'class' }] },
          { path: '/About', page: 'about', title: { $bind: 'class.name' } },
        ],
        notFound: 'about',
      }),
      'pages/home.json': '{',
      'pages/about.mdx': '{',
    },
  })
  expect(problems.map(({ rule, file }) => `${rule} ${file}`)).toEqual([
    'json-syntax layouts/coba/pages/home.json',
    'mdx-syntax layouts/coba/pages/about.mdx',
  ])
})

test('a title or description bound to a list is reported, on routes and on pages', () => {
  const classes = { endpoint: 'v1/class/active' }
  const list = { $bind: 'classes.items' }
  const page = { data: { classes }, seo: { description: list } }
  const routes = [{ path: '/', page: 'home', title: list, seo: { image: list } }]
  const found = problemsOfHome([], page, { routes })
  expect(found.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
    'binding-type /routes/0/title',
    'binding-type /routes/0/seo/image',
    'binding-type /seo/description',
  ])
})
