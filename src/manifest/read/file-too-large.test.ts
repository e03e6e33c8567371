import { expect, test } from 'vitest'
import { limits } from '#schemas/node.ts'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (page: string) =>
  findings('file-too-large', { ...homeOf([]), 'pages/home.json': page })

test('a page of one byte more than it may have is told', () => {
  expect(found('{ "blocks": [] }'.padEnd(limits.pageBytes + 1))).toEqual([
    'pages/home.json:1:1 262145 bytes, at most 262144.',
  ])
})

test('bytes are counted, not characters', () => {
  const text = 'é'.repeat(limits.pageBytes / 2)
  expect(found(`{ "title": "${text}", "blocks": [] }`)).toHaveLength(1)
})

test('a page of as many bytes as it may have is read', () => {
  expect(found('{ "blocks": [] }'.padEnd(limits.pageBytes))).toEqual([])
})
