import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { statistics } from './index.ts'

const labelsOf = (markup: string) =>
  [...markup.matchAll(/<dt[^>]*>([^<]+)/g)].map(([, label]) => label)

test('shows every total of the site', () => {
  const markup = html(statistics, fixtures.filled)
  expect(labelsOf(markup)).toHaveLength(9)
  expect(markup).toMatch(/Siswa<\/dt><dd[^>]*>12.480</)
})

test('shows those that its props name, in their order', () => {
  expect(labelsOf(html(statistics, fixtures.three))).toEqual(['Schools', 'Learners', 'Provinces'])
})

test('leaves out counts of none', () => {
  expect(labelsOf(html(statistics, fixtures.dark))).not.toContain('Angkatan')
  expect(html(statistics, fixtures.empty)).toBe('')
})
