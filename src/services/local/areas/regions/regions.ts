import { getProvinces, getRegencies } from 'idn-area-data'
import type { City, Province } from '#schemas/services/authorizer.ts'

interface Regions {
  provinces: Province[]
  cities: Map<string, City[]>
  byId: Map<string, City & { province: string }>
}

/** Where the rows come from. */
interface Source {
  getProvinces(): Promise<{ code: string; name: string }[]>
  getRegencies(): Promise<{ code: string; province_code: string; name: string }[]>
}

/** Reads the regions of a source once, or again after a failure. */
export function openRegions(source: Source): () => Promise<Regions> {
  let read: Promise<Regions> | undefined
  return () =>
    (read ??= load(source).catch((error: unknown) => {
      read = undefined
      throw error
    }))
}

/**
 * Provinces, cities and regencies with the codes of the ministry of home affairs. Source: the npm package
 * idn-area-data.
 */
export const readRegions = openRegions({ getProvinces, getRegencies })

async function load({ getProvinces, getRegencies }: Source): Promise<Regions> {
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
