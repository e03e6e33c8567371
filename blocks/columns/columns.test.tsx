import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { columns } from './index.ts'

const cells = (markup: string) => markup.match(/class="slot"/g)?.length

test('has one column for each filled slot, in their order', () => {
  const markup = html(columns, fixtures.four)
  expect(cells(markup)).toBe(4)
  expect(markup.indexOf('dua belas meja')).toBeLessThan(markup.indexOf('tanpa biaya'))
  expect(cells(html(columns, fixtures.single))).toBe(1)
})

test('renders nothing when every column is empty', () => {
  expect(html(columns, fixtures.empty)).toBe('')
})
