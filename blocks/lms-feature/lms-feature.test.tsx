import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { lmsFeature } from './index.ts'

test('renders the title as the only h1, and a heading for each benefit', () => {
  const markup = html(lmsFeature, fixtures.filled)
  expect(markup.match(/<h1/g)).toHaveLength(1)
  expect(markup).toMatch(/<h1[^>]*>Kuis Daring<\/h1>/)
  expect(markup.match(/<h3/g)).toHaveLength(3)
})

test('lists what the feature can do', () => {
  expect(html(lmsFeature, fixtures.filled)).toContain('Bank soal yang dibagi menurut topik')
  expect(html(lmsFeature, fixtures.english)).toContain('What it can do')
})

test('leaves out the parts that a row does not have', () => {
  const bare = html(lmsFeature, fixtures.empty)
  expect(bare).toContain('Fitur platform')
  expect(bare).not.toMatch(/<h2|<img|<svg|class="button/)
  expect(html(lmsFeature, fixtures['no picture'])).not.toContain('Manfaatnya')
})

test('leads back to the list', () => {
  expect(html(lmsFeature, fixtures.filled)).toContain('href="/Lms">Semua fitur</a>')
})
