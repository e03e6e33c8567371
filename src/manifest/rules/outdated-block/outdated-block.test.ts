import { expect, test } from 'vitest'
import { z } from 'zod'
import { homeOf, manifestOf } from '#tests/made-up/layouts.ts'
import { findings, fixed, problemsBy } from '#tests/made-up/rules.ts'

const card = (v: number | undefined, props: object) => ({
  id: 'a',
  type: 'card',
  ...(v === undefined ? {} : { v }),
  props,
})
const expected = '"card" is written for version 1; this Tenun has 2.'

test('props of an older version are reported at the version, or at a node without one', () => {
  expect(findings('outdated-block', homeOf([card(1, { name: 'A' })]))).toEqual([
    `pages/home.json:6:7 ${expected}`,
  ])
  expect(findings('outdated-block', homeOf([card(undefined, { name: 'A' })]))).toEqual([
    `pages/home.json:3:5 ${expected}`,
  ])
  const files = homeOf([card(1, { name: 'A' })])
  expect(problemsBy('outdated-block', files)).toMatchObject([{ page: 'home', block: 'a' }])
})

test('props of the current version, of a block without migrations and of a newer version are valid', () => {
  expect(findings('outdated-block', homeOf([card(2, { title: 'A' })]))).toEqual([])
  expect(findings('outdated-block', homeOf([card(3, { title: 'A' })]))).toEqual([])
  const note = { id: 'a', type: 'note', props: { heading: 'A' } }
  expect(findings('outdated-block', homeOf([note]))).toEqual([])
})

test('a tag of prose has its version in v; its props have no fix', () => {
  const tag = (text: string) => ({
    'layout.json': manifestOf('coba', { routes: [{ path: '/', page: 'home' }] }),
    'pages/home.mdx': text,
  })
  const old = tag('# Halo\n\n<Card name="A" />\n')
  expect(findings('outdated-block', old)).toEqual([`pages/home.mdx:3:1 ${expected}`])
  expect(problemsBy('outdated-block', old)[0]?.fix).toBeUndefined()
  expect(findings('outdated-block', tag('<Card v={2} title="A" />\n'))).toEqual([])
})

test('the fix writes migrated props and their version, also of a node in a slot', () => {
  const inside = (node: object) => homeOf([{ id: 'b', type: 'wide-box', slots: { aside: [node] } }])
  const files = inside(card(undefined, { name: { id: 'A' }, all: 'page:home' }))
  const next = fixed('outdated-block', files)
  expect(next).toEqual(inside(card(2, { title: { id: 'A' }, all: 'page:home' })))
  expect(findings('outdated-block', next)).toEqual([])
})

const base = {
  'layout.json': manifestOf('base', { abstract: true }),
  'pages/home.json': { blocks: [card(2, { title: 'A' })] },
}
const patched = (...patch: object[]) => ({
  'layout.json': manifestOf('coba', { extends: 'base', routes: [{ path: '/', page: 'home' }] }),
  'pages/home.json': { patch },
})

test('for merged props of an operation, the fix writes only the props that it has', () => {
  const files = patched({ op: 'props', at: 'a', v: 1, props: { all: 'page:home', name: 'B' } })
  expect(findings('outdated-block', files, { others: { base } })).toEqual([
    `pages/home.json:7:7 ${expected}`,
  ])
  const next = fixed('outdated-block', files, { others: { base } })
  expect(next).toEqual(
    patched({ op: 'props', at: 'a', v: 2, props: { all: 'page:home', title: 'B' } }),
  )
  expect(findings('outdated-block', next, { others: { base } })).toEqual([])
})

test('a node that an operation inserts is fixed in the operation', () => {
  const insert = (node: object) => patched({ op: 'insert', where: 'end', node })
  const files = insert({ ...card(1, { name: 'B' }), id: 'b' })
  expect(fixed('outdated-block', files, { others: { base } })).toEqual(
    insert({ ...card(2, { title: 'B' }), id: 'b' }),
  )
})

test("a parent's node is reported at the parent", () => {
  const old = { ...base, 'pages/home.json': { blocks: [card(1, { name: 'A' })] } }
  expect(findings('outdated-block', patched(), { others: { base: old } })).toEqual([
    `base/pages/home.json:6:7 ${expected}`,
  ])
})

test('a migration that fails gives no fix', () => {
  const up = () => {
    throw new Error('no')
  }
  const extra = [
    {
      type: 'card',
      title: 'Card',
      description: '',
      props: z.object({}),
      migrations: [{ to: 2, name: 'fails', up }],
    },
  ]
  const [problem] = problemsBy('outdated-block', homeOf([card(1, {})]), { extra })
  expect(problem?.message).toBe(expected)
  expect(problem?.fix).toBeUndefined()
})
