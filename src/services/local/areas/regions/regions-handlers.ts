import { listCities, listProvinces } from '#schemas/services/authorizer.ts'
import { freeHandler, type Handler } from '../../calls/handler.ts'
import { readRegions } from './regions.ts'

/** Provinces and their cities, the same for every site. */
export const regionsHandlers: Handler[] = [
  freeHandler(listProvinces, async () => ({ items: (await readRegions()).provinces })),
  freeHandler(listCities, async (_database, _context, { provinceId }) => {
    const items = (await readRegions()).cities.get(provinceId)
    return items === undefined ? null : { items }
  }),
]
