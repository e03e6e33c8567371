import { expect, test } from 'vitest'
import { readSelectors, type SelectorNeeds } from './selector-needs.ts'

const needsOf = (list: string): SelectorNeeds[] => readSelectors(list).flatMap(({ needs }) => needs)
const classesOf = (list: string) => needsOf(list).map(({ classes }) => classes.join(' '))

test.each([
  ['p > a:hover', ['']],
  ['.a .b.c, .d', ['a b c', 'd']],
  ['.a:not(.b):not(:is(.c, .d))', ['a']],
  ['.a:is(.b, .c:where(.d, .e))', ['a b', 'a c d', 'a c e']],
  ['.a:has(.b, > .c)', ['a b', 'a c']],
  [String.raw`.\32 ab\:c\.5`, ['2ab:c.5']],
  ['[title=".x"] .a', ['a']],
])('%s needs the classes %j', (list, classes) => {
  expect(classesOf(list)).toEqual(classes)
})

test('attributes count where they are those of the document’s element', () => {
  const [needs] = needsOf(`html[data-shape=round][data-motif="dots"] .a[data-look='x']`)
  expect(needs?.attributes).toEqual(['data-shape="round"', 'data-motif="dots"'])
})

test('elements and the attributes of any element count, but not those that must be absent', () => {
  const [needs] = needsOf('Details[open]:not([hidden]) > a[href^="http"]')
  expect([needs?.tags, needs?.names]).toEqual([
    ['details', 'a'],
    ['open', 'href'],
  ])
})

test('each selector keeps the text that it is written with', () => {
  const texts = readSelectors('.a:is(.b, .c) > d , e::before').map(({ text }) => text)
  expect(texts).toEqual(['.a:is(.b, .c) > d', 'e::before'])
})

test('no page has a shadow root', () => {
  expect(needsOf(':host')).toEqual([])
})
