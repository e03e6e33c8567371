import { expect, test } from 'vitest'
import { limits } from '#schemas/node.ts'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (page: string) =>
  findings('file-too-large', { ...homeOf([]), 'pages/home.json': page })

test('a page one byte above the limit is reported', () => {
  expect(found('{ "blocks": [] }'.padEnd(limits.pageBytes + 1))).toEqual([
    'pages/home.json:1:1 262145 bytes, at most 262144.',
  ])
})

test('bytes are counted, not characters', () => {
  const text = 'é'.repeat(limits.pageBytes / 2)
  expect(found(`{ "title": "${text}", "blocks": [] }`)).toHaveLength(1)
})

test('a page at the limit is read', () => {
  expect(found('{ "blocks": [] }'.padEnd(limits.pageBytes))).toEqual([])
})
