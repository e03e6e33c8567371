import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { cardGrid } from './index.ts'

test('has a title under the heading in each card, which leads to its page', () => {
  const markup = html(cardGrid, fixtures.filled)
  expect(markup.match(/<h3/g)).toHaveLength(3)
  expect(markup).toMatch(/<h3[^>]*><a class="card-link" href="\/School">Laboratorium/)
})

test('has a pattern where one card has no picture, and none where no card has one', () => {
  const markup = html(cardGrid, fixtures.filled)
  expect(markup.match(/<img/g)).toHaveLength(2)
  expect(markup.match(/class="cover motif/g)).toHaveLength(1)
  expect(html(cardGrid, fixtures.words)).not.toContain('cover')
})

test('frames pictures as squares where the layout says so', () => {
  expect(html(cardGrid, fixtures.square)).toContain('card-grid-square')
  expect(html(cardGrid, fixtures.filled)).toContain('card-grid-wide')
})

test('has no link in a card that leads nowhere', () => {
  expect(html(cardGrid, fixtures.words)).not.toContain('<a ')
})

test('renders nothing without cards', () => {
  expect(html(cardGrid, fixtures.empty)).toBe('')
})
