import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { stats } from './index.ts'

test('is a list of labels, each with its figure, unit and note', () => {
  const markup = html(stats, fixtures.filled)
  expect(markup.match(/<dt/g)).toHaveLength(4)
  expect(markup).toMatch(/87<span class="stats-unit"> %<\/span><\/dd>/)
  expect(markup).toMatch(/<dd class="stats-note">Sejak angkatan pertama<\/dd>/)
})

test('says where the figures come from, in the language of the page', () => {
  expect(html(stats, fixtures.filled)).toMatch(
    /Sumber: <a href="https:\/\/lontar.example\/laporan"/,
  )
  expect(html(stats, fixtures.english)).toContain('Source: Annual report')
  expect(html(stats, fixtures.bare)).not.toContain('stats-source')
})

test('has a name without a heading', () => {
  expect(html(stats, fixtures.bare)).toContain('aria-label="Dalam angka"')
})

test('renders nothing without figures', () => {
  expect(html(stats, fixtures.empty)).toBe('')
})
