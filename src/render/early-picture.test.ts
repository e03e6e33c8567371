import { expect, test } from 'vitest'
import { withEarlyPicture } from './early-picture.ts'

const early = (parts: readonly string[]) =>
  withEarlyPicture(parts.map((html) => ({ html }))).map(({ html }) => html)

const lazy = '<img src="/a" loading="lazy"/>'
const first = '<img src="/a" fetchPriority="high"/>'

test('the first picture of the first two parts is loaded first, and only that', () => {
  expect(early(['<p>', lazy + lazy, lazy])).toEqual(['<p>', first + lazy, lazy])
  expect(early(['', '<p>', lazy])).toEqual(['', '<p>', first])
})

test('a page whose first parts have none, or one that is first already, stays as it is', () => {
  for (const parts of [['<p>', '<p>', lazy], [first, lazy], []]) expect(early(parts)).toEqual(parts)
})
