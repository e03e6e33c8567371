import { expect, test } from 'vitest'
import type { Node } from '#schemas/node.ts'
import { withoutEmptySlots } from '#tests/made-up/trees.ts'
import { mergeManifests } from './merge.ts'

type Props = Node['props']
const node = (id: string, props: Props = {}, main?: Node[]): Node => ({
  id,
  type: 'text',
  v: 1,
  props,
  ...(main && { slots: { main } }),
})
const page = (...blocks: Node[]) => ({ title: 'Rumah', blocks })
const row = (ids: string) => page(...Array.from(ids, (id) => node(id)))
const idsOf = (value: unknown) => (value as { blocks: Node[] }).blocks.map(({ id }) => id).join('')

/** The order of a page's nodes after a merge without conflicts. */
function merged(base: string, ours: string, theirs: string): string {
  const { value, conflicts } = mergeManifests(row(base), row(ours), row(theirs))
  expect(conflicts).toEqual([])
  return idsOf(value)
}

test('one side moves, one edits and one inserts: all three are in the page', () => {
  const base = page(node('a', { heading: 'Lama' }), node('b'), node('c'))
  const moved = page(node('c'), node('a', { heading: 'Lama' }), node('b'))
  const edited = page(node('a', { heading: 'Baru' }), node('b'), node('c'))
  const inserted = page(node('a', { heading: 'Lama' }), node('new'), node('b'), node('c'))
  const first = mergeManifests(base, moved, edited)
  const second = mergeManifests(base, first.value, inserted)
  expect([...first.conflicts, ...second.conflicts]).toEqual([])
  const wanted = page(node('c'), node('a', { heading: 'Baru' }), node('new'), node('b'))
  expect(second.value).toEqual(wanted)
})

test.each([
  ['both add at one place: ours stands first', ['ab', 'axb', 'ayb'], 'axyb'],
  ['both add at the end', ['ab', 'abx', 'aby'], 'abxy'],
  ['both add at the start', ['ab', 'xab', 'yab'], 'xyab'],
  ['what was added at the end stays there', ['ab', 'ba', 'aby'], 'bay'],
  [
    'what was added after a node that moved away stays in its place',
    ['abc', 'bca', 'aybc'],
    'ybca',
  ],
  ['both move, each another node', ['abcdefgh', 'bacdefgh', 'abcdefhg'], 'bacdefhg'],
  ['one deletes and the other moves it', ['abc', 'cab', 'ab'], 'ab'],
  ['one deletes what the other adds beside', ['abc', 'ac', 'abyc'], 'ayc'],
  ['both delete', ['abc', 'ac', 'ab'], 'a'],
])('%s', (_what, [base = '', ours = '', theirs = ''], wanted) => {
  expect(merged(base, ours, theirs)).toBe(wanted)
})

test('two different orders of the same nodes are one conflict with the order of ours', () => {
  const { value, conflicts } = mergeManifests(row('abc'), row('cba'), row('bca'))
  expect(idsOf(value)).toBe('cba')
  expect(conflicts).toEqual([
    {
      pointer: '/blocks',
      what: 'order',
      base: Array.from('abc'),
      ours: Array.from('cba'),
      theirs: Array.from('bca'),
    },
  ])
})

test('one prop changed on both sides is one conflict, with its location and node', () => {
  const at = (heading: string, lead: string) =>
    page(node('z'), node('a', {}, [node('b', { heading: { id: heading }, lead })]))
  const { value, conflicts } = mergeManifests(at('0', 'x'), at('1', 'x'), at('2', 'y'))
  expect(value).toEqual(at('1', 'y'))
  expect(conflicts).toEqual([
    {
      pointer: '/blocks/1/slots/main/0/props/heading/id',
      what: 'value',
      node: 'b',
      base: '0',
      ours: '1',
      theirs: '2',
    },
  ])
})

test('a node that one side moves into another and the other edits is moved and edited', () => {
  const base = page(node('a', { lead: 'x' }), node('b', {}, [node('c')]))
  const ours = page(node('b', {}, [node('c'), node('a', { lead: 'x' })]))
  const theirs = page(node('a', { lead: 'y' }), node('b', {}, [node('c')]))
  const { value, conflicts } = mergeManifests(base, ours, theirs)
  expect(conflicts).toEqual([])
  expect(value).toEqual(page(node('b', {}, [node('c'), node('a', { lead: 'y' })])))
})

test('a node moved to two positions is one conflict, with the position of ours', () => {
  const base = page(node('a', {}, []), node('b', {}, []), node('c'))
  const ours = page(node('a', {}, [node('c')]), node('b', {}, []))
  const theirs = page(node('a', {}, []), node('b', {}, [node('c')]))
  const { value, conflicts } = mergeManifests(base, ours, theirs)
  expect(value).toEqual(ours)
  expect(conflicts).toEqual([
    {
      pointer: '/blocks/0/slots/main/0',
      what: 'position',
      node: 'c',
      base: '/blocks',
      ours: 'a/main',
      theirs: 'b/main',
    },
  ])
})

test('two nodes moved into each other are one conflict, and neither is lost', () => {
  const base = row('ab')
  const ours = page(node('a', {}, [node('b')]))
  const theirs = page(node('b', {}, [node('a')]))
  const { value, conflicts } = mergeManifests(base, ours, theirs)
  expect(withoutEmptySlots((value as typeof ours).blocks)).toEqual(ours.blocks)
  expect(conflicts.map(({ what, node: id }) => [what, id])).toEqual([['position', 'a']])
})

test('deleted on one side and edited on the other is one conflict', () => {
  const base = page(node('z'), node('a', { lead: 'x' }, [node('b'), node('c')]))
  const edited = page(node('z'), node('a', { lead: 'x' }, [node('b', { lead: 'y' }), node('new')]))
  const deleted = row('z')
  const merged = mergeManifests(base, edited, deleted)
  expect(merged.value).toEqual(edited)
  expect(merged.conflicts).toMatchObject([
    { what: 'deleted', node: 'a', pointer: '/blocks/1', ours: edited.blocks[1] },
  ])
  const deletedHere = mergeManifests(base, deleted, edited)
  expect(deletedHere.value).toEqual(deleted)
  expect(deletedHere.conflicts).toMatchObject([
    { what: 'deleted', node: 'a', pointer: '/blocks', ours: undefined, theirs: edited.blocks[1] },
  ])
})

test('a node that one side moved out of a deleted one stays', () => {
  const base = page(node('a', {}, [node('b')]))
  const { value, conflicts } = mergeManifests(base, row('ab'), page(node('b')))
  expect([idsOf(value), conflicts]).toEqual(['b', []])
})

test('another block on one side and edited props on the other are not mixed', () => {
  const base = page(node('a', { lead: 'x' }))
  const ours = page({ ...node('a', { title: 'x' }), type: 'hero' })
  const { value, conflicts } = mergeManifests(base, ours, page(node('a', { lead: 'y' })))
  expect(value).toEqual(ours)
  expect(conflicts).toMatchObject([{ what: 'value', node: 'a', pointer: '/blocks/0' }])
})

test('two different nodes added under one id are one conflict', () => {
  const { conflicts } = mergeManifests(
    row(''),
    page(node('a', { x: 1 })),
    page(node('a', { x: 2 })),
  )
  expect(conflicts).toMatchObject([{ what: 'added', node: 'a', pointer: '/blocks/0' }])
})

test('lists in props are merged as one value', () => {
  const menu = (...items: string[]) => page(node('a', { items }))
  expect(mergeManifests(menu('x'), menu('x', 'y'), menu('x')).conflicts).toEqual([])
  expect(mergeManifests(menu('x'), menu('x', 'y'), menu('x', 'y')).conflicts).toEqual([])
  expect(mergeManifests(menu('x'), menu('x', 'y'), menu('x', 'z')).conflicts).toMatchObject([
    { pointer: '/blocks/0/props/items', ours: ['x', 'y'], theirs: ['x', 'z'] },
  ])
})

test('a binding is merged as one value', () => {
  const bound = (bind: string, fallback: string) =>
    page(node('a', { title: { $bind: bind, fallback } }))
  const { value, conflicts } = mergeManifests(
    bound('x.y', '1'),
    bound('x.z', '1'),
    bound('x.y', '2'),
  )
  expect(value).toEqual(bound('x.z', '1'))
  expect(conflicts.map(({ pointer }) => pointer)).toEqual(['/blocks/0/props/title'])
})

test('nodes without unique ids are merged as one value, with a conflict', () => {
  const { conflicts } = mergeManifests(row('aa'), row('aab'), row('aac'))
  expect(conflicts).toMatchObject([{ what: 'value', pointer: '/blocks' }])
})
