import { expect, test } from 'vitest'
import { compileFiles, layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf, type Files } from '#tests/made-up/layouts.ts'

const page = (heading: string) => ({ blocks: [{ id: 'a', type: 'note', props: { heading } }] })
const header = (heading: string) => ({
  header: [{ id: 'kepala', type: 'note', props: { heading } }],
})
const school = (name: string) => ({
  slug: 'a',
  name,
  city: 'Solo',
  province: 'Jawa',
  students: 1,
  alumni: 0,
})

const base: Files = {
  'layout.json': manifestOf('base', {
    locales: ['en', 'id'],
    theme: { ink: '#111111', accent: '#222222' },
    shell: {
      ...header('base'),
      footer: [{ id: 'kaki', type: 'note', props: { heading: 'base' } }],
    },
    routes: [
      { path: '/', page: 'home' },
      { path: '/About', page: 'about' },
    ],
    notFound: 'lost',
    redirects: [{ from: '/Lama', to: '/' }],
  }),
  'pages/home.json': page('base'),
  'pages/about.json': page('base'),
  'pages/lost.json': page('base'),
  'assets/logo.svg': 'base',
  'assets/share.svg': 'base',
  'data/schools.json': [school('base')],
}
const child = (manifest: object, files: Files = {}) =>
  layoutOf(
    { 'layout.json': manifestOf('coba', { extends: 'base', ...manifest }), ...files },
    { base },
  )
const heading = (
  nodes: readonly { props: { id: { value: Record<string, unknown> } } }[] | undefined,
) => nodes?.[0]?.props.id.value['heading']

test('a child without content equals its parent, with its own site', () => {
  const layout = child({ site: { settings: { title: 'Anak' } } })
  expect(layout.routes.map(({ path }) => path)).toEqual(['/', '/About'])
  expect(heading(layout.pages.get('home')?.nodes)).toBe('base')
  expect(heading(layout.shell.footer)).toBe('base')
  expect(layout.theme).toMatchObject({ ink: '#111111', accent: '#222222' })
  expect(layout.notFound?.name).toBe('lost')
  expect(layout.locales).toEqual(['en', 'id'])
  expect(layout.starter().schools).toMatchObject([{ name: 'base' }])
  expect(layout.manifest.site?.settings.title).toBe('Anak')
})

test('a child’s routes come first and override by path, ignoring case', () => {
  const layout = child({ routes: [{ path: '/about', page: 'home' }] })
  expect(layout.routes.map(({ path, page: name }) => [path, name])).toEqual([
    ['/about', 'home'],
    ['/', 'home'],
  ])
})

test('a child’s pages, assets and data replace those of the same name', () => {
  const files = {
    'pages/home.json': page('coba'),
    'assets/logo.svg': 'coba',
    'data/schools.json': [school('coba')],
  }
  const layout = child({}, files)
  const parent = layoutOf({ ...base, 'layout.json': manifestOf('coba') })
  expect(heading(layout.pages.get('home')?.nodes)).toBe('coba')
  expect(heading(layout.pages.get('about')?.nodes)).toBe('base')
  expect(layout.assets.get('logo.svg')?.hash).not.toBe(parent.assets.get('logo.svg')?.hash)
  expect(layout.assets.get('share.svg')?.hash).toBe(parent.assets.get('share.svg')?.hash)
  expect(layout.starter().schools).toMatchObject([{ name: 'coba' }])
})

test('a page of MDX replaces one of JSON', () => {
  const layout = child({}, { 'pages/home.mdx': '# Halo\n' })
  expect(layout.pages.get('home')?.prose?.id.source).toBe('# Halo\n')
})

test('a child’s theme overrides single colours and its shell single parts', () => {
  const layout = child({ theme: { ink: '#333333' }, shell: header('coba') })
  expect(layout.theme).toMatchObject({ ink: '#333333', accent: '#222222' })
  expect([heading(layout.shell.header), heading(layout.shell.footer)]).toEqual(['coba', 'base'])
  expect(child({ shell: { footer: [] } }).shell.footer).toEqual([])
})

test('a child’s mails override single texts', () => {
  const mail = (subject: string, text?: string) => ({ mail: { message: { subject, text } } })
  const parent = { ...base, 'layout.json': manifestOf('base', mail('Kabar', 'Dari {name}')) }
  const files = { 'layout.json': manifestOf('coba', { extends: 'base', ...mail('Surat') }) }
  const { layout } = compileFiles('coba', { coba: files, base: parent })
  expect(layout?.manifest.mail).toEqual({ message: { subject: 'Surat', text: 'Dari {name}' } })
})

test('a child’s languages replace its parent’s', () => {
  expect(child({ locales: ['id'] }).locales).toEqual(['id'])
  expect(layoutOf({ 'layout.json': manifestOf('coba') }).locales).toEqual(['id'])
})

test('a parent that is abstract makes no child abstract, and its site is not inherited', () => {
  const abstract = {
    ...base,
    'layout.json': { manifest: 1, name: 'base', abstract: true, routes: [] },
  }
  const files = { 'layout.json': { manifest: 1, name: 'coba', extends: 'base' } }
  const { problems } = compileFiles('coba', { coba: files, base: abstract })
  expect(problems.map(({ rule }) => rule)).toEqual(['no-site'])
})

test('a problem in a parent’s page is reported at the parent’s file', () => {
  const bad = { ...base, 'pages/about.json': { blocks: [{ id: 'a', type: 'nota' }] } }
  const { problems } = compileFiles('coba', {
    coba: { 'layout.json': manifestOf('coba', { extends: 'base' }) },
    base: bad,
  })
  expect(problems.map(({ rule, file, layout }) => [rule, file, layout])).toEqual([
    ['unknown-block', 'layouts/base/pages/about.json', 'coba'],
  ])
})

const extending = (parent: string | undefined, name: string): Files => ({
  'layout.json': manifestOf(name, parent === undefined ? {} : { extends: parent }),
})
const chainProblems = (chain: Record<string, string | undefined>) => {
  const layouts = Object.entries(chain).map(([name, parent]) => [name, extending(parent, name)])
  const { problems } = compileFiles('coba', Object.fromEntries(layouts) as Record<string, Files>)
  return problems.map(({ rule, pointer, message }) => `${rule} ${pointer} ${message}`)
}

test('a parent that does not exist is reported', () => {
  expect(chainProblems({ coba: 'tiada' })).toEqual([
    'unknown-parent /extends There is no layout "tiada" to extend.',
  ])
})

test('a circle is reported with its names and ends', () => {
  expect(chainProblems({ coba: 'coba' })).toEqual(['extends-cycle /extends coba → coba.'])
  expect(chainProblems({ coba: 'b', b: 'c', c: 'coba' })).toEqual([
    'extends-cycle /extends coba → b → c → coba.',
  ])
})

test('three parents are a chain and four are too many', () => {
  expect(chainProblems({ coba: 'b', b: 'c', c: 'd', d: undefined })).toEqual([])
  expect(chainProblems({ coba: 'b', b: 'c', c: 'd', d: 'e', e: undefined })).toEqual([
    'extends-cycle /extends coba → b → c → d → e.',
  ])
})

test('too many routes, those of the parents included, are reported and not thrown', () => {
  const routes = (prefix: string) =>
    Array.from({ length: 150 }, (_, i) => ({ path: `/${prefix}${i}`, page: 'home' }))
  const parent = { ...base, 'layout.json': manifestOf('base', { routes: routes('a') }) }
  const own = { 'layout.json': manifestOf('coba', { extends: 'base', routes: routes('b') }) }
  const { problems } = compileFiles('coba', { coba: own, base: parent })
  expect(problems.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual(['too-many /routes'])
})
