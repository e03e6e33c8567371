import { expect, test } from 'vitest'
import { openRegions } from './regions.ts'

test('regions that could not be read are read again, and then cached', async () => {
  let isFirst = true
  const readRegions = openRegions({
    async getProvinces() {
      if (isFirst) {
        isFirst = false
        throw new Error('too many open files')
      }
      return [{ code: '34', name: 'DI YOGYAKARTA' }]
    },
    getRegencies: async () => [
      { code: '34.71', province_code: '34', name: 'KOTA YOGYAKARTA' },
      { code: '34.04', province_code: '34', name: 'KABUPATEN SLEMAN' },
    ],
  })
  await expect(readRegions()).rejects.toThrow('too many open files')
  const regions = await readRegions()
  expect(regions.provinces).toEqual([{ id: '34', name: 'DI Yogyakarta' }])
  expect(regions.cities.get('34')?.map(({ name }) => name)).toEqual([
    'Kabupaten Sleman',
    'Kota Yogyakarta',
  ])
  expect(await readRegions()).toBe(regions)
})
