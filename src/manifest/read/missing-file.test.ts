import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (manifest: unknown) =>
  findings('missing-file', { ...homeOf([]), 'layout.json': manifest })

test('a folder without layout.json is reported', () => {
  expect(found(undefined)).toEqual(['layout.json:1:1 layouts/coba has no layout.json.'])
})

test('a layout.json that cannot be read is not reported as missing', () => {
  expect(found('')).toEqual([])
  expect(found('{}')).toEqual([])
})
