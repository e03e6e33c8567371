import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findingsIn } from '#tests/made-up/rendered-rules.ts'

const found = (kib: number) =>
  findingsIn('js-budget', { html: '<h1>A</h1>', scriptBytes: kib * 1024 }, homeOf([]))

test('a page that loads more script than its budget is reported at its route', async () => {
  expect(await found(150)).toEqual(['layout.json:12:7 / loads 150 KiB of script, at most 100 KiB.'])
})

test('a page that loads exactly its budget, or nothing, is within it', async () => {
  expect(await found(100)).toEqual([])
  expect(await found(0)).toEqual([])
})
