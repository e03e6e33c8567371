import { expect, test } from 'vitest'
import { boundedStores } from './bounded-stores.ts'

/** Three owners whose values have two bytes each. */
function threeStores() {
  const dropped: string[] = []
  const open = boundedStores<{ name: string }>({ each: 6, all: 10 })
  const owner = (name: string) => open(() => dropped.push(name))
  const [one, two, three] = [owner('one'), owner('two'), owner('three')]
  const fill = (store: typeof one, ...names: string[]) => {
    for (const name of names) store.set(name, { name }, 2)
  }
  const namesIn = (store: typeof one) => [...store.values()].map(({ name }) => name).toSorted()
  return { one, two, three, fill, namesIn, dropped }
}

test('an owner that is over its own bytes drops only its own values', () => {
  const { one, two, fill, namesIn, dropped } = threeStores()
  fill(two, 'x')
  fill(one, 'a', 'b', 'c', 'd')
  expect([namesIn(one), namesIn(two), dropped]).toEqual([['b', 'c', 'd'], ['x'], []])
})

test('over the bytes of all the value that was used longest ago is dropped, and its owner informed', () => {
  const { one, two, three, fill, namesIn, dropped } = threeStores()
  fill(one, 'a', 'b')
  fill(two, 'c', 'd', 'e')
  one.get('a')
  one.peek('b')
  fill(three, 'f', 'g')
  expect([namesIn(one), namesIn(two), namesIn(three)]).toEqual([['a'], ['d', 'e'], ['f', 'g']])
  expect(dropped).toEqual(['one', 'two'])
})

test('what an owner deletes or clears makes room', () => {
  const { one, two, three, fill, namesIn, dropped } = threeStores()
  fill(one, 'a', 'b')
  fill(two, 'c', 'd', 'e')
  one.delete('a')
  two.clear()
  fill(three, 'f', 'g', 'h')
  expect([namesIn(one), two.isEmpty(), namesIn(three)]).toEqual([['b'], true, ['f', 'g', 'h']])
  expect(dropped).toEqual([])
})

test('a value that grows takes room of others, and one that is gone does not come back', () => {
  const { one, two, fill, namesIn } = threeStores()
  const value = { name: 'a' }
  one.set('a', value, 2)
  fill(two, 'b', 'c', 'd')
  one.resize('a', value, 6)
  expect([namesIn(one), namesIn(two)]).toEqual([['a'], ['c', 'd']])
  one.resize('a', { name: 'other' }, 1)
  one.delete('a')
  one.resize('a', value, 2)
  expect(one.isEmpty()).toBe(true)
})

test('a value of more bytes than its owner may have is not stored', () => {
  const { one, fill, namesIn } = threeStores()
  fill(one, 'a')
  one.set('a', { name: 'large' }, 7)
  expect(namesIn(one)).toEqual([])
})
