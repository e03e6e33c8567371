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

/** Compiles a child that patches its parent's home page. */
const patched = (patch: unknown[], page: object = {}, layout: object = {}) =>
  compileFiles('coba', {
    induk: parent,
    coba: {
      'layout.json': manifestOf('coba', { extends: 'induk', ...layout }),
      'pages/home.json': { ...page, patch },
    },
  })

const shape = (nodes: readonly CompiledNode[] = []): string =>
  nodes
    .map(({ id, slots }) => {
      const held = Object.values(slots).filter((children) => children.length > 0)
      return held.length === 0 ? id : `${id}(${held.map(shape).join('|')})`
    })
    .join(' ')

const homeShape = (...patch: unknown[]) => {
  const { layout, problems } = patched(patch)
  expect(problems.map(short)).toEqual([])
  return shape(layout?.pages.get('home')?.nodes)
}
const propsOf = (id: string, ...patch: unknown[]) => {
  const { layout, problems } = patched(patch)
  expect(problems.map(short)).toEqual([])
  const node = layout?.pages.get('home')?.nodes.find((each) => each.id === id)
  return node?.props.id.value
}
const wrong = (...patch: unknown[]) => patched(patch).problems.map(short)

test.each([
  ['before a node', { op: 'insert', where: 'before', at: 'a', node: note('x') }, 'x a b(c d) e'],
  ['after a node', { op: 'insert', where: 'after', at: 'a', node: note('x') }, 'a x b(c d) e'],
  [
    'after a node in a slot',
    { op: 'insert', where: 'after', at: 'c', node: note('x') },
    'a b(c x d) e',
  ],
  ['at the start of the page', { op: 'insert', where: 'start', node: note('x') }, 'x a b(c d) e'],
  ['at the end of the page', { op: 'insert', where: 'end', node: note('x') }, 'a b(c d) e x'],
  [
    'at the start of a slot',
    { op: 'insert', where: 'start', at: 'b', slot: 'body', node: note('x') },
    'a b(x c d) e',
  ],
  [
    'into a slot that was empty',
    { op: 'insert', where: 'end', at: 'b', slot: 'aside', node: note('x') },
    'a b(c d|x) e',
  ],
])('a node is inserted %s', (_where, operation, expected) => {
  expect(homeShape(operation)).toBe(expected)
})

test('a node is deleted with its children', () => {
  expect(homeShape({ op: 'remove', at: 'b' })).toBe('a e')
})

test('a node is moved, also out of a slot and into one', () => {
  expect(homeShape({ op: 'move', at: 'e', where: 'before', to: 'a' })).toBe('e a b(c d)')
  expect(homeShape({ op: 'move', at: 'c', where: 'start' })).toBe('c a b(d) e')
  expect(homeShape({ op: 'move', at: 'a', where: 'end', to: 'b', slot: 'body' })).toBe('b(c d a) e')
})

test('a node is replaced at its position', () => {
  expect(homeShape({ op: 'replace', at: 'b', node: note('x') })).toBe('a x e')
})

test('props merge: objects deep, lists replaced, null is a value', () => {
  const points = [{ label: 'tiga' }]
  expect(propsOf('a', { op: 'props', at: 'a', props: { points, count: 3 } })).toMatchObject({
    heading: 'A',
    tone: 'bright',
    count: 3,
    points,
  })
  expect(wrong({ op: 'props', at: 'a', props: { count: null } })).toEqual([
    'layouts/coba/pages/home.json:7:9 schema must be integer, not null.',
  ])
})

test('texts merge by language, and a binding is replaced as one', () => {
  const first = { op: 'props', at: 'a', props: { heading: { id: 'Halo', en: 'Hi' } } }
  const second = { op: 'props', at: 'a', props: { heading: { en: 'Hello' } } }
  expect(propsOf('a', first, second)).toMatchObject({ heading: 'Halo' })
  const bound = { op: 'props', at: 'a', props: { heading: { $bind: 'site.title' } } }
  expect(propsOf('a', first, bound)).toMatchObject({ heading: { $bind: 'site.title' } })
  expect(propsOf('a', bound, first)).toMatchObject({ heading: 'Halo' })
})

test('a prop that is unset has the block’s default', () => {
  expect(propsOf('a', { op: 'unset', at: 'a', paths: ['/tone', '/count'] })).toMatchObject({
    tone: 'calm',
    count: 1,
  })
})

test('the head of a patched page is merged deep', () => {
  const { layout } = patched([], { seo: { description: 'Dari anak' } })
  expect(layout?.pages.get('home')).toMatchObject({
    title: 'Rumah',
    seo: { description: 'Dari anak', keywords: 'a' },
  })
})

test('the parent is not mutated', () => {
  const others = { ...patched([{ op: 'remove', at: 'a' }]) }
  expect(shape(others.layout?.pages.get('home')?.nodes)).toBe('b(c d) e')
  expect(homeShape()).toBe('a b(c d) e')
})

test('the shell is patched by node id as a page is', () => {
  const { layout, problems } = patched(
    [],
    {},
    {
      shell: {
        patch: [
          { op: 'insert', where: 'end', slot: 'header', node: note('pita') },
          { op: 'move', at: 'bawah', where: 'after', to: 'atas' },
          { op: 'props', at: 'atas', props: { tone: 'bright' } },
        ],
      },
    },
  )
  expect(problems.map(short)).toEqual([])
  expect(shape(layout?.shell.header)).toBe('atas bawah pita')
  expect(shape(layout?.shell.footer)).toBe('')
  expect(layout?.shell.header[0]?.props.id.value).toMatchObject({ heading: 'ATAS', tone: 'bright' })
})

test('a missing target is reported with a suggestion, and the other operations are applied', () => {
  const { layout } = patched([
    { op: 'remove', at: 'aa' },
    { op: 'remove', at: 'e' },
  ])
  expect(shape(layout?.pages.get('home')?.nodes)).toBe('a b(c d)')
  expect(wrong({ op: 'remove', at: 'aa' })).toEqual([
    'layouts/coba/pages/home.json:5:7 patch-target There is no node "aa" to change. Did you mean "a"?',
  ])
})

test.each([
  [
    'an unset of a prop that is not there',
    { op: 'unset', at: 'a', paths: ['/href'] },
    'home.json:7:9 patch-target "a" has no /href to take away.',
  ],
  [
    'a move into itself',
    { op: 'move', at: 'b', where: 'end', to: 'c', slot: 'body' },
    'home.json:7:7 patch-target "b" cannot move into itself.',
  ],
  [
    'an insertion beside nothing',
    { op: 'insert', where: 'before', node: note('x') },
    'home.json:3:5 patch-place "before" needs "at" and no slot.',
  ],
  [
    'an insertion into a node without a slot',
    { op: 'insert', where: 'end', at: 'b', node: note('x') },
    'home.json:3:5 patch-place Say which slot of "b".',
  ],
  [
    'a slot that the block does not have',
    { op: 'insert', where: 'end', at: 'b', slot: 'bodi', node: note('x') },
    'home.json:7:7 unknown-slot "wide-box" has no slot "bodi". Did you mean "body"?',
  ],
  [
    'an id that is there already',
    { op: 'insert', where: 'end', node: note('a') },
    'home.json:7:9 duplicate-id "a" stands twice.',
  ],
])('%s is reported at its location', (_what, operation, message) => {
  expect(wrong(operation)).toEqual([`layouts/coba/pages/${message}`])
})

test.each(['constructor', '__proto__', 'prototype'])('no node is put in slot %s', (slot) => {
  const node = note('x')
  expect(wrong({ op: 'insert', where: 'end', slot, node })).toEqual([
    expect.stringMatching(/forbidden-key ".*" is refused\.$/),
  ])
  expect(wrong({ op: 'insert', where: 'end', at: 'b', slot, node })).toHaveLength(1)
  expect(wrong({ op: 'move', at: 'c', where: 'end', to: 'b', slot })).toHaveLength(1)
})

test('what every object inherits is not a slot of a page', () => {
  expect(wrong({ op: 'insert', where: 'end', slot: 'toString', node: note('x') })).toEqual([
    expect.stringContaining('patch-place Say "slot": blocks.'),
  ])
})
