import { expect, test } from 'vitest'
import { mergeManifests } from './merge.ts'

const layout = (routes: object[], more: object = {}) => ({
  manifest: 1,
  name: 'a',
  routes,
  ...more,
})
const route = (path: string, page = 'home', more: object = {}) => ({ path, page, ...more })

test('routes are merged by their path', () => {
  const base = layout([route('/'), route('/b'), route('/c')])
  const ours = layout([route('/c'), route('/'), route('/b'), route('/new')])
  const theirs = layout([route('/'), route('/b', 'other', { seo: { type: 'article' } })])
  const { value, conflicts } = mergeManifests(base, ours, theirs)
  expect(conflicts).toEqual([])
  expect(value).toEqual(
    layout([route('/'), route('/b', 'other', { seo: { type: 'article' } }), route('/new')]),
  )
})

test('a route deleted on one side and changed on the other is one conflict', () => {
  const base = layout([route('/'), route('/b')])
  const changed = layout([route('/'), route('/b', 'other')])
  const deleted = layout([route('/')])
  expect(mergeManifests(base, changed, deleted)).toEqual({
    value: changed,
    conflicts: [
      {
        pointer: '/routes/1',
        what: 'deleted',
        base: route('/b'),
        ours: route('/b', 'other'),
        theirs: undefined,
      },
    ],
  })
  const { value, conflicts } = mergeManifests(base, deleted, changed)
  expect(value).toEqual(deleted)
  expect(conflicts).toMatchObject([{ pointer: '/routes', what: 'deleted' }])
})

test('redirects are merged by their source, host switches by their prefix', () => {
  const one = (list: string, ...keys: string[]) =>
    layout([], { [list]: keys.map((key) => ({ [list === 'redirects' ? 'from' : 'prefix']: key })) })
  for (const list of ['redirects', 'hostSwitch']) {
    const { value, conflicts } = mergeManifests(
      one(list, '/a'),
      one(list, '/a', '/b'),
      one(list, '/c', '/a'),
    )
    expect(conflicts).toEqual([])
    expect(value).toEqual(one(list, '/c', '/a', '/b'))
  }
})

test('settings are merged key by key and language by language', () => {
  const site = (id: string, en: string, colour: string) =>
    layout([], { site: { settings: { title: { id, en }, css: { clr_primary: colour } } } })
  const { value, conflicts } = mergeManifests(
    site('a', 'a', '#000000'),
    site('b', 'a', '#000000'),
    site('a', 'b', '#ffffff'),
  )
  expect([value, conflicts]).toEqual([site('b', 'b', '#ffffff'), []])
})

test('a node that moved from header to footer is edited there', () => {
  const node = (heading: string) => ({ id: 'a', type: 'text', props: { heading } })
  const shell = (header: object[], footer: object[]) => layout([], { shell: { header, footer } })
  const { value, conflicts } = mergeManifests(
    shell([node('x')], []),
    shell([], [node('x')]),
    shell([node('y')], []),
  )
  expect([value, conflicts]).toEqual([shell([], [node('y')]), []])
})

const patch = (...operations: object[]) => ({ patch: operations })
const props = (at: string, value: object) => ({ op: 'props', at, props: value })

test('the operations of a layer are merged by operation and node', () => {
  const base = patch(props('a', { lead: 'x' }), { op: 'remove', at: 'b' })
  const ours = patch(props('a', { lead: 'x', look: 'row' }), { op: 'remove', at: 'b' })
  const theirs = patch(
    props('a', { lead: 'y' }),
    { op: 'remove', at: 'b' },
    { op: 'remove', at: 'c' },
  )
  const { value, conflicts } = mergeManifests(base, ours, theirs)
  expect(conflicts).toEqual([])
  expect(value).toEqual(
    patch(
      props('a', { lead: 'y', look: 'row' }),
      { op: 'remove', at: 'b' },
      { op: 'remove', at: 'c' },
    ),
  )
})

test('the position in an operation is merged as one value', () => {
  const move = (where: string, to: string) => patch({ op: 'move', at: 'a', where, to })
  const { value, conflicts } = mergeManifests(
    move('after', 'b'),
    move('before', 'b'),
    move('after', 'c'),
  )
  expect(value).toEqual(move('before', 'b'))
  expect(conflicts).toMatchObject([{ pointer: '/patch/0', node: 'a' }])
})

test('an overlay is merged page by page', () => {
  const overlay = (home: object, about: object) => ({
    overlay: 1,
    pages: { home: patch(home), about: patch(about) },
  })
  const [x, y] = [props('a', { lead: 'x' }), props('a', { lead: 'y' })]
  const { value, conflicts } = mergeManifests(overlay(x, x), overlay(y, x), overlay(x, y))
  expect([value, conflicts]).toEqual([overlay(y, y), []])
})

test('rows of data are merged by their slug or name', () => {
  const rows = (...names: string[]) => names.map((name) => ({ name, role: 'x' }))
  const { value, conflicts } = mergeManifests(rows('a'), rows('a', 'b'), rows('c', 'a'))
  expect([value, conflicts]).toEqual([rows('c', 'a', 'b'), []])
})

test('a file that both sides added is merged as far as they agree', () => {
  const ours = { title: 'A', siteName: true }
  const { value, conflicts } = mergeManifests(undefined, ours, { title: 'B', data: {} })
  expect(value).toEqual({ title: 'A', siteName: true, data: {} })
  expect(conflicts).toEqual([
    { pointer: '/title', what: 'value', base: undefined, ours: 'A', theirs: 'B' },
  ])
})

test('a key that the engine does not know is merged like any other', () => {
  const { value } = mergeManifests({ note: { a: 1 } }, { note: { a: 2 } }, { note: { a: 1, b: 1 } })
  expect(value).toEqual({ note: { a: 2, b: 1 } })
})
