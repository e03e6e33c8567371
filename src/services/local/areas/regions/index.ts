import { getProvinces, getRegencies } from 'idn-area-data'
import {
  listCities,
  listProvinces,
  type City,
  type Province,
} from '#schemas/services/authorizer.ts'
import { bind, type Binding } from '../../../service.ts'

interface Areas {
  provinces: Province[]
  cities: Map<string, City[]>
  byId: Map<string, City & { province: string }>
}

let read: Promise<Areas> | undefined

/**
 * Provinces, cities and regencies with the codes of the ministry of home affairs, read once; again when that failed.
 * Source: the npm package idn-area-data.
 */
export const readAreas = (): Promise<Areas> =>
  (read ??= load().catch((error: unknown) => {
    read = undefined
    throw error
  }))

async function load(): Promise<Areas> {
  const [provinces, regencies] = await Promise.all([getProvinces(), getRegencies()])
  const named = new Map(provinces.map(({ code, name }) => [code, inTitleCase(name)]))
  const cities = regencies
    .map(({ code, province_code: provinceId, name }) => ({
      id: code,
      provinceId,
      name: inTitleCase(name),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'id'))
  return {
    provinces: [...named]
      .map(([id, name]) => ({ id, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'id')),
    cities: new Map(
      provinces.map(({ code }) => [code, cities.filter(({ provinceId }) => provinceId === code)]),
    ),
    byId: new Map(
      cities.map((city) => [city.id, { ...city, province: named.get(city.provinceId) ?? '' }]),
    ),
  }
}

/** `KABUPATEN KEPULAUAN SERIBU` → `Kabupaten Kepulauan Seribu`; `DKI` and `DI` stay as they are. */
const inTitleCase = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/\p{L}+/gu, (word) =>
      /^(dki|di)$/.test(word) ? word.toUpperCase() : word.slice(0, 1).toUpperCase() + word.slice(1),
    )

/** Provinces and their cities, the same for every site. */
export const areaBindings = (): Binding[] => [
  bind(listProvinces, async () => ({ items: (await readAreas()).provinces })),
  bind(listCities, async (_, { provinceId }) => {
    const items = (await readAreas()).cities.get(provinceId)
    return items === undefined ? null : { items }
  }),
]
