import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { speakers } from './index.ts'

test('says of each speaker whether they have agreed to come', () => {
  const labels = [...html(speakers, fixtures.filled).matchAll(/badge-\w+">([^<]+)/g)]
  expect(labels.map(([, label]) => label)).toEqual([
    'Pasti hadir',
    'Menunggu konfirmasi',
    'Pasti hadir',
  ])
})

test('links to LinkedIn by name', () => {
  expect(html(speakers, fixtures.filled)).toContain(
    'href="https://linkedin.example/in/sekar">Sekar Contoh di LinkedIn</a>',
  )
})

test('shows only those who have agreed when its props say so', () => {
  expect(html(speakers, fixtures.confirmed).match(/<h3/g)).toHaveLength(2)
  expect(html(speakers, fixtures['none confirmed'])).toBe('')
})

test('renders nothing without speakers', () => {
  expect(html(speakers, fixtures.empty)).toBe('')
})
