import type { NewPlace } from '#src/services/local/database/place-for-test.ts'

export const slug = 'dibuka'
export const price = 150_000

const statuses = new Map([
  ['paid', 'settlement'],
  ['failed', 'cancel'],
])

/** What Midtrans says of an outcome. */
export const toMidtrans = (outcome = ''): string => statuses.get(outcome) ?? 'pending'

/** A database as arguments of a command line: a folder, or the address of a PostgreSQL database. */
export const toWords = ({ place }: Pick<NewPlace, 'place'>): string[] => [
  place.databaseUrl ?? place.folder,
]

/** The database of these arguments; removing it does nothing, because another process reads it next. */
export function toPlace([named = '']: string[]): NewPlace {
  const isAddress = /^postgres(ql)?:\/\//.test(named)
  const place = isAddress ? { databaseUrl: named, folder: '' } : { folder: named }
  return { place, remove: () => Promise.resolve() }
}
