import { expect, test } from 'vitest'
import { ajvCheckers } from '#src/library/ajv-checkers.ts'
import { parseLayout } from '#src/manifest/read/parse.ts'
import { checkLayout } from '#src/manifest/rules/check-layout.ts'
import { optionsFor } from '#tests/made-up/compile-layouts.ts'
import { manifestOf, sourceOf, type Files } from '#tests/made-up/layouts.ts'
import { sharedPages } from './compile-shared-page.ts'

const note = (props: object) => ({ blocks: [{ id: 'a', type: 'note', props }] })
const parent: Files = {
  'layout.json': manifestOf('induk', {
    routes: [
      { path: '/', page: 'home' },
      { path: '/About', page: 'about' },
      { path: '/Logo', page: 'logo' },
      { path: '/Text', page: 'text' },
    ],
  }),
  'pages/home.json': note({ heading: 'Halo', href: 'page:about' }),
  'pages/about.json': note({ heading: 'Tentang' }),
  'pages/logo.json': note({ heading: 'Logo', picture: 'asset:logo.png' }),
  'pages/text.json': note({ heading: 'Teks' }),
  'assets/logo.png': 'induk',
}

/** Compiles the parent and its children with one parse of each. */
function compileFamily(children: Record<string, { manifest?: object; files?: Files }>) {
  const files = Object.entries(children).map(([name, child]): [string, Files] => [
    name,
    {
      'layout.json': manifestOf(name, { extends: 'induk', ...child.manifest }),
      ...child.files,
    },
  ])
  const parsed = [['induk', parent] as [string, Files], ...files].map(([name, one]) =>
    parseLayout(sourceOf(name, one), ajvCheckers),
  )
  const options = { ...optionsFor(parsed), pageCompiler: sharedPages }
  return Object.fromEntries(parsed.map((one) => [one.name, checkLayout(one, options)]))
}

const pageOf = (made: ReturnType<typeof compileFamily>, layout: string, page: string) =>
  made[layout]?.layout?.pages.get(page)

test('a page that no child writes about is the same object in all of them', () => {
  const made = compileFamily({ satu: {}, dua: { manifest: { title: 'Dua' } } })
  for (const page of ['home', 'about', 'logo', 'text']) {
    expect(pageOf(made, 'satu', page)).toBeDefined()
    expect(pageOf(made, 'satu', page)).toBe(pageOf(made, 'induk', page))
    expect(pageOf(made, 'dua', page)).toBe(pageOf(made, 'induk', page))
  }
})

test('a page that a child patches is its own, and the others stay those of the parent', () => {
  const patch = { patch: [{ op: 'props', at: 'a', props: { heading: 'Lain' } }] }
  const made = compileFamily({ satu: { files: { 'pages/about.json': patch } }, dua: {} })
  expect(pageOf(made, 'satu', 'about')?.nodes[0]?.props.id.value['heading']).toBe('Lain')
  expect(pageOf(made, 'dua', 'about')?.nodes[0]?.props.id.value['heading']).toBe('Tentang')
  expect(pageOf(made, 'satu', 'text')).toBe(pageOf(made, 'induk', 'text'))
})

test('a child with a file of its own shares the pages that do not read it', () => {
  const made = compileFamily({ satu: { files: { 'assets/logo.png': 'satu' } } })
  const pictureOf = (layout: string) =>
    pageOf(made, layout, 'logo')?.nodes[0]?.props.id.value['picture']
  expect(pictureOf('satu')).not.toBe(pictureOf('induk'))
  expect(pageOf(made, 'satu', 'text')).toBe(pageOf(made, 'induk', 'text'))
})

test('a child with another route gets links to it', () => {
  const routes = [
    { path: '/Tentang', page: 'about' },
    { path: '/', page: 'home' },
  ]
  const made = compileFamily({ satu: { manifest: { routes } } })
  expect(pageOf(made, 'satu', 'home')?.nodes[0]?.props.id.value['href']).toBe('/Tentang')
  expect(pageOf(made, 'induk', 'home')?.nodes[0]?.props.id.value['href']).toBe('/About')
})

test('a title of a route changes nothing in its page', () => {
  const routes = [{ path: '/', page: 'home', title: 'Judul' }]
  const made = compileFamily({ satu: { manifest: { routes } } })
  expect(made['satu']?.layout?.routes[0]?.title).toBe('Judul')
  expect(pageOf(made, 'satu', 'home')).toBe(pageOf(made, 'induk', 'home'))
})

test('a problem of an inherited page is reported for each child', () => {
  const broken = { blocks: [{ id: 'a', type: 'note', props: { heading: 1 } }] }
  const problemsWith = (files: Files) => {
    const made = compileFamily({ satu: { files }, dua: { files } })
    return ['satu', 'dua'].map((name) => made[name]?.problems.map(({ rule }) => rule))
  }
  const [satu, dua] = problemsWith({ 'pages/about.json': broken })
  expect(satu).toHaveLength(1)
  expect(dua).toEqual(satu)
})
