import { expect, test, vi } from 'vitest'
import { readRegions } from './regions.ts'

const provinces = vi.hoisted(() => vi.fn())
vi.mock('idn-area-data', () => ({
  getProvinces: provinces,
  getRegencies: async () => [
    { code: '34.71', province_code: '34', name: 'KOTA YOGYAKARTA' },
    { code: '34.04', province_code: '34', name: 'KABUPATEN SLEMAN' },
  ],
}))

test('regions that could not be read are read again, and then cached', async () => {
  provinces.mockRejectedValueOnce(new Error('too many open files'))
  provinces.mockResolvedValueOnce([{ code: '34', name: 'DI YOGYAKARTA' }])
  await expect(readRegions()).rejects.toThrow('too many open files')
  const regions = await readRegions()
  expect(regions.provinces).toEqual([{ id: '34', name: 'DI Yogyakarta' }])
  expect(regions.cities.get('34')?.map(({ name }) => name)).toEqual([
    'Kabupaten Sleman',
    'Kota Yogyakarta',
  ])
  expect(await readRegions()).toBe(regions)
})
