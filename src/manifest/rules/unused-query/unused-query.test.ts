import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const query = { page: { type: 'number', max: 5 } }
const found = (blocks: unknown[], page: object = {}) =>
  findings('unused-query', homeOf(blocks, page, { routes: [{ path: '/', page: 'home', query }] }))
const note = (count: unknown) => ({ id: 'a', type: 'note', props: { heading: 'A', count } })

test('a query value that nothing takes is reported at its declaration', () => {
  expect(found([note(1)])).toEqual([
    'layout.json:15:9 Nothing takes "page": /?page=… is the same page.',
  ])
})

test('a query value in a block, also in a slot, is used', () => {
  const inside = { id: 'b', type: 'wide-box', slots: { aside: [note({ $query: 'page' })] } }
  expect(found([note({ $query: 'page' })])).toEqual([])
  expect(found([inside])).toEqual([])
})

test('a query value in the data of the page is used', () => {
  const input = { kindSlug: 'news', page: { $query: 'page' } }
  expect(found([], { data: { posts: { endpoint: 'v3/post/list', input } } })).toEqual([])
})
