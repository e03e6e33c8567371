import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limits, Node } from '#schemas/node.ts'
import { Operation } from '#schemas/patch.ts'
import { toLayered, toRaw, type Layer, type LayeredNode } from '../inherit/layered.ts'
import { applyOperations } from '../inherit/patch.ts'
import { diffNodes, diffShell } from './diff.ts'
import { anyTree, anyTwoTrees, withoutEmptySlots } from '#tests/made-up/trees.ts'

const place = (pointer: string) => ({ file: 'home.json', line: 1, column: 1, pointer })
const layer: Layer = { name: 'child', migrate: ({ v, value }) => ({ v, value }) }

/** Applies the operations with the engine's own implementation. */
function applied(lists: Record<string, Node[]>, operations: readonly Operation[]) {
  const found: string[] = []
  const below = (nodes: Node[]): LayeredNode[] => nodes.map((node) => toLayered(node, layer, place))
  const slots = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, below(list)]))
  const report = (_rule: string, message: string) => void found.push(message)
  const main = 'blocks' in lists ? 'blocks' : undefined
  const root = { slots, main, isProse: false, noun: 'node' } as const
  applyOperations(root, operations, { layer, place, out: { report } })
  expect(found).toEqual([])
  return Object.fromEntries(
    Object.entries(slots).map(([name, list]) => [
      name,
      withoutEmptySlots(list.map((node) => Node.parse(toRaw(node)))),
    ]),
  )
}

const node = (id: string, props: Node['props'] = {}, slots?: Record<string, Node[]>): Node => ({
  id,
  type: 'text',
  v: 1,
  props,
  ...(slots && { slots }),
})
const nodes = (ids: string) => Array.from(ids, (id) => node(id))
const short = (operations: readonly Operation[]) =>
  operations.map(({ op, ...rest }) => [op, 'at' in rest ? rest.at : undefined])

test('the operations between any two trees turn one into the other', () => {
  fc.assert(
    fc.property(anyTwoTrees, ([base = [], next = []]) => {
      const operations = diffNodes(base, next)
      for (const operation of operations) Operation.parse(operation)
      expect(applied({ blocks: base }, operations)).toEqual({ blocks: withoutEmptySlots(next) })
    }),
    { numRuns: 500 },
  )
})

test('a tree does not differ from itself', () => {
  fc.assert(
    fc.property(anyTree, (tree) => {
      expect(diffNodes(tree, structuredClone(tree))).toEqual([])
    }),
  )
})

test('a shell’s nodes may move from header to footer', () => {
  const base = { header: nodes('abc'), footer: nodes('d') }
  const next = { header: nodes('a'), footer: [...nodes('db'), node('new')] }
  const operations = diffShell(base, next)
  expect(applied(base, operations)).toEqual(next)
  expect(short(operations)).toEqual([
    ['move', 'b'],
    ['insert', undefined],
    ['remove', 'c'],
  ])
  expect(operations[1]).toMatchObject({ where: 'end', slot: 'footer' })
})

test('one node that moves among many is one move', () => {
  expect(diffNodes(nodes('abcdefgh'), nodes('acdefgbh'))).toEqual([
    { op: 'move', at: 'b', where: 'after', to: 'g' },
  ])
  expect(diffNodes(nodes('abcdefgh'), nodes('habcdefg'))).toEqual([
    { op: 'move', at: 'h', where: 'start' },
  ])
})

test('only changed props are written, and deleted ones are unset', () => {
  const base = node('a', {
    heading: { id: 'Satu', en: 'One' },
    items: [1, 2],
    lead: 'x',
    'a/b': { '~': 1, other: 2 },
  })
  const next = node('a', { heading: { id: 'Satu', en: 'Two' }, items: [2], 'a/b': { other: 2 } })
  expect(diffNodes([base], [next])).toEqual([
    { op: 'props', at: 'a', v: 1, props: { heading: { en: 'Two' }, items: [2] } },
    { op: 'unset', at: 'a', paths: ['/lead', '/a~1b/~0'] },
  ])
})

test('a changed binding is written as a whole', () => {
  const base = node('a', { title: { $bind: 'class.name', fallback: 'Kelas' } })
  const next = node('a', { title: { $bind: 'class.title', fallback: 'Kelas' } })
  expect(diffNodes([base], [next])).toEqual([{ op: 'props', at: 'a', v: 1, props: next.props }])
})

test('another block, version or lock under the same id is a replacement, with its children', () => {
  const base = [node('a', {}, { main: nodes('bc') }), ...nodes('d')]
  const next = [{ ...node('a', {}, { main: nodes('bd') }), type: 'hero' }, ...nodes('c')]
  const operations = diffNodes(base, next)
  expect(short(operations)).toEqual([
    ['move', 'c'],
    ['remove', 'd'],
    ['replace', 'a'],
  ])
  expect(short(diffNodes([node('a')], [{ ...node('a'), v: 2 }]))).toEqual([['replace', 'a']])
  const locked: Node = { ...node('a'), lock: ['position'] }
  expect(short(diffNodes([node('a')], [locked]))).toEqual([['replace', 'a']])
})

test('a child of a node may become its parent', () => {
  const base = [node('a', {}, { main: nodes('b') })]
  const next = [node('b', {}, { main: nodes('a') })]
  expect(diffNodes(base, next)).toEqual([
    { op: 'move', at: 'b', where: 'start' },
    { op: 'move', at: 'a', where: 'start', to: 'b', slot: 'main' },
  ])
})

test('props beyond the limit of one operation are unset by several', () => {
  const keys = Array.from({ length: limits.props * 2 + 1 }, (_, i) => [`p${i}`, i])
  const operations = diffNodes([node('a', Object.fromEntries(keys))], [node('a')])
  expect(short(operations)).toEqual(Array.from({ length: 3 }, () => ['unset', 'a']))
})
