import { provinceIds, provinceNames } from '#schemas/provinces.ts'

const nameOfId = new Map(
  Object.entries(provinceIds).map(([slug, id]) => [id, provinceNames[slug] ?? slug]),
)

/** How people also write the names of some provinces. */
const otherNames: Record<string, readonly string[]> = {
  '31': ['jakarta', 'daerah khusus jakarta', 'daerah khusus ibukota jakarta'],
  '34': ['di yogyakarta', 'd.i. yogyakarta', 'diy', 'yogyakarta'],
}

/** The name of the province with this id; undefined for an unknown id. */
export const findProvinceName = (id: string): string | undefined => nameOfId.get(id)

/** Every way in which the province is written, in lower case. */
export const writtenNamesOf = (id: string): string[] => [
  (nameOfId.get(id) ?? '').toLowerCase(),
  ...(otherNames[id] ?? []),
]
