import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (manifest: unknown) => findings('newer-manifest', homeOf([], {}, { manifest }))

test('a manifest of a future version is reported at its version', () => {
  expect(found(2)).toEqual(['layout.json:2:3 Manifest version 2; this Tenun reads 1.'])
})

test('the current version is read, and an invalid version is not a newer one', () => {
  expect(found(1)).toEqual([])
  expect(found('2')).toEqual([])
})
