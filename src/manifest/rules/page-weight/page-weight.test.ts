import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findingsIn } from '#tests/made-up/rendered-rules.ts'

test('a document of more than 100 KB is reported at its route', async () => {
  const html = 'é'.repeat(52_000)
  expect(await findingsIn('page-weight', { html, path: '/en' }, homeOf([]))).toEqual([
    'layout.json:12:7 /en has 102 KB of HTML, at most 100 KB.',
  ])
})

test('a document of 100 KB is valid', async () => {
  expect(await findingsIn('page-weight', 'x'.repeat(100 * 1024), homeOf([]))).toEqual([])
})
