import { expect, test } from 'vitest'
import { provinceIds } from '#schemas/provinces.ts'
import { slugFrom } from '#schemas/slug.ts'
import { readRegions } from './regions.ts'

test('every province is named in queries by the slug of its name', async () => {
  const { provinces } = await readRegions()
  const named = Object.fromEntries(provinces.map(({ id, name }) => [slugFrom(name), id]))
  expect(provinceIds).toEqual(named)
})
