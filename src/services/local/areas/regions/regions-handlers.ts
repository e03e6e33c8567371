import { listCities, listProvinces, listRegions } from '#schemas/services/authorizer.ts'
import { freeHandler, type Handler } from '../../calls/handler.ts'
import { readRegions } from './regions.ts'

/** Provinces and their cities, the same for every site. */
export const regionsHandlers: Handler[] = [
  freeHandler(listProvinces, async () => ({ items: (await readRegions()).provinces })),
  freeHandler(listCities, async (_database, _context, { provinceId }) => {
    const items = (await readRegions()).cities.get(provinceId)
    return items === undefined ? null : { items }
  }),
  freeHandler(listRegions, async () => {
    const { provinces, cities } = await readRegions()
    const items = provinces.map(({ id, name }) => {
      const named = (cities.get(id) ?? []).map((city) => ({ id: city.id, name: city.name }))
      return { id, name, cities: named }
    })
    return { items }
  }),
]
