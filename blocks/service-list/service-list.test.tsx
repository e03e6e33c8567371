import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { serviceList } from './index.ts'

test('has each service under the heading, with its note, its points and its link', () => {
  const markup = html(serviceList, fixtures.filled)
  expect(markup.match(/<h3/g)).toHaveLength(3)
  expect(markup).toMatch(/Pelatihan untuk guru<\/h3><p[^>]*>Mulai Rp4.500.000/)
  expect(markup).toContain('<li>Bahan cetak</li>')
  expect(markup.match(/<a /g)).toHaveLength(2)
})

test('leaves out what a service does not have', () => {
  const [, service = ''] = html(serviceList, fixtures.long).split('Singkat')
  expect(service).not.toMatch(/<ul|<a |<p/)
})

test('renders nothing without services', () => {
  expect(html(serviceList, fixtures.empty)).toBe('')
})
