import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { counters } from './index.ts'

test('groups thousands as the language of the page does', () => {
  expect(html(counters, fixtures.filled)).toContain('12.480')
  expect(html(counters, fixtures.large)).toContain('12,480')
})

test('leaves out counts that are zero or missing', () => {
  expect(html(counters, fixtures['some of none']).match(/<dt/g)).toHaveLength(1)
})

test('renders nothing when there is no count', () => {
  expect(html(counters, fixtures.empty)).toBe('')
})

test('has a name with and without a heading', () => {
  expect(html(counters, fixtures.filled)).toContain(
    '<section class="counters" aria-label="Dalam angka">',
  )
  expect(html(counters, fixtures.cards)).toMatch(
    /<section class="counters band-tint" aria-labelledby=/,
  )
})

test('requests only the counts that it shows', () => {
  const props = counters.props.parse({ items: [{ flag: 'cities_alumni', label: 'Kota' }] })
  const input = counters.needs?.(props).counters.input
  expect(input).toEqual({ cities_alumni: 'true' })
})
