import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { team } from './index.ts'

test('has the name and the role of each person, under the heading', () => {
  const markup = html(team, fixtures.filled)
  expect(markup.match(/<h3/g)).toHaveLength(5)
  expect(markup).toContain('<p class="team-role">Kurikulum</p>')
})

test('has the first letters of a name without a portrait, and leaves titles out', () => {
  const markup = html(team, fixtures.filled)
  expect(markup.match(/<img/g)).toHaveLength(2)
  expect(
    [...markup.matchAll(/aria-hidden="true">([^<]+)</g)].map(([, letters]) => letters),
  ).toEqual(['YB', 'SH', 'U'])
})

test('links the name of who has a page', () => {
  expect(html(team, fixtures.filled).match(/<a /g)).toHaveLength(2)
})

test('has only names and roles as a list of names', () => {
  expect(html(team, fixtures.names)).not.toMatch(/<img|avatar|bahan ajar/)
})

test('renders nothing without people', () => {
  expect(html(team, fixtures.empty)).toBe('')
})
