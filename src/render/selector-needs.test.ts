import { expect, test } from 'vitest'
import { needsOfSelectors } from './selector-needs.ts'

const classesOf = (list: string) => needsOfSelectors(list).map(({ classes }) => classes.join(' '))

test.each([
  ['p > a:hover', ['']],
  ['.a .b.c, .d', ['a b c', 'd']],
  ['.a:not(.b):not(:is(.c, .d))', ['a']],
  ['.a:is(.b, .c:where(.d, .e))', ['a b', 'a c d', 'a c e']],
  ['.a:has(.b, > .c)', ['a b', 'a c']],
  [String.raw`.\32xl\:p-1\.5`, ['2xl:p-1.5']],
  ['[title=".x"] .a', ['a']],
])('%s needs the classes %j', (list, classes) => {
  expect(classesOf(list)).toEqual(classes)
})

test('attributes count where they are those of the document’s element', () => {
  const [needs] = needsOfSelectors(`html[data-shape=round][data-motif="dots"] .a[data-look='x']`)
  expect(needs?.attributes).toEqual(['data-shape="round"', 'data-motif="dots"'])
})
