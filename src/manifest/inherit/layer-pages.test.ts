import { expect, test } from 'vitest'
import { compileFiles } from '#tests/made-up/compile-layouts.ts'
import { manifestOf, short, type Files } from '#tests/made-up/layouts.ts'
import type { CompiledNode } from '../compile/compiled.ts'

const note = (id: string, props: object = {}) => ({
  id,
  type: 'note',
  props: { heading: id.toUpperCase(), ...props },
})

const parent: Files = {
  'layout.json': manifestOf('induk', {
    abstract: true,
    site: undefined,
    routes: [{ path: '/', page: 'home' }],
    shell: { header: [note('atas')], footer: [note('bawah')] },
  }),
  'pages/home.json': {
    title: 'Rumah',
    seo: { description: 'Dari induk', keywords: 'a' },
    blocks: [
      note('a', { tone: 'bright', count: 2, points: [{ label: 'satu' }, { label: 'dua' }] }),
      { id: 'b', type: 'wide-box', slots: { body: [note('c'), note('d')] } },
      note('e'),
    ],
  },
}

const shape = (nodes: readonly CompiledNode[] = []): string =>
  nodes
    .map(({ id, slots }) => {
      const held = Object.values(slots).filter((children) => children.length > 0)
      return held.length === 0 ? id : `${id}(${held.map(shape).join('|')})`
    })
    .join(' ')

test('a patch of a page that no parent has is reported', () => {
  const { problems } = compileFiles('coba', {
    coba: {
      'layout.json': manifestOf('coba', { routes: [] }),
      'pages/home.json': { patch: [] },
    },
  })
  expect(problems.map(short)).toEqual([
    'layouts/coba/pages/home.json:2:3 patch-target No parent writes a page "home" to patch.',
  ])
})

test('a page is either whole or a patch', () => {
  const page = (value: object) =>
    compileFiles('coba', {
      coba: { 'layout.json': manifestOf('coba'), 'pages/home.json': value },
    }).problems.map(short)
  expect(page({ title: 'a' })).toEqual([
    'layouts/coba/pages/home.json:1:1 two-bodies "blocks" is missing.',
  ])
  expect(page({ blocks: [], patch: [] })).toEqual([
    'layouts/coba/pages/home.json:3:3 two-bodies Both "blocks" and "patch" stand here.',
  ])
})

test('blocks of prose may get other props and stay at their position in the text', () => {
  const files = (patch: unknown[]) =>
    compileFiles('coba', {
      induk: {
        'layout.json': manifestOf('induk', { routes: [{ path: '/', page: 'home' }] }),
        'pages/home.mdx': '# Halo\n\n<Note id="a" heading="A" />\n\nSelesai.\n',
      },
      coba: {
        'layout.json': manifestOf('coba', { extends: 'induk' }),
        'pages/home.json': { patch },
      },
    })
  const { layout, problems } = files([{ op: 'props', at: 'a', props: { heading: 'B' } }])
  expect(problems).toEqual([])
  expect(layout?.pages.get('home')?.nodes[0]?.props.id.value).toMatchObject({ heading: 'B' })
  expect(layout?.pages.get('home')?.prose?.id.order).toEqual([0])
  expect(files([{ op: 'remove', at: 'a' }]).problems.map(short)).toEqual([
    'layouts/coba/pages/home.json:3:5 patch-prose The blocks of a page of prose stand where its text puts them.',
  ])
})

test('three layers patch one page, each the result of the one before', () => {
  const { layout, problems } = compileFiles('cucu', {
    induk: parent,
    anak: {
      'layout.json': manifestOf('anak', { extends: 'induk' }),
      'pages/home.json': { patch: [{ op: 'insert', where: 'end', node: note('x') }] },
    },
    cucu: {
      'layout.json': manifestOf('cucu', { extends: 'anak' }),
      'pages/home.json': {
        patch: [
          { op: 'move', at: 'x', where: 'start' },
          { op: 'props', at: 'x', props: { tone: 'bright' } },
        ],
      },
    },
  })
  expect(problems.map(short)).toEqual([])
  expect(shape(layout?.pages.get('home')?.nodes)).toBe('x a b(c d) e')
})
