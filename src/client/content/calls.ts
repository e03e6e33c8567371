import type { Pagination } from '#schemas/endpoint.ts'
import { boot } from '../boot.ts'
import { services } from '../service-client.ts'
import { CallFailed } from '../services/call-failed.ts'
import type { Call } from '../services/declared.ts'
import { contentWords } from './words.ts'

/** The fields of a row by name. */
export type Values = Record<string, unknown>

/** A row and the version that it is of. */
export interface Versioned {
  row: Values
  etag: string
}

type Written = 'create' | 'update' | 'delete' | 'restore'

const placeOf = (area: string, name: string, method: 'GET' | 'POST'): Call => ({
  host: 'services',
  method,
  path: `v1/manage/${area}/${name}`,
})

/** Calls what changes a row of an area, and returns it with its version. Throws CallFailed. */
export async function callArea(
  { area, name }: { area: string; name: Written },
  input: Values,
  ifMatch?: string,
): Promise<Versioned> {
  let etag = ''
  const row = await services.callService(placeOf(area, name, 'POST'), input, {
    ...(ifMatch && { ifMatch }),
    onVersion: (version) => (etag = version),
  })
  return { row: row as Values, etag }
}

/** A row of an area as it is stored. Throws CallFailed. */
export async function readRow(area: string, id: string): Promise<Versioned> {
  let etag = ''
  const row = await services.callService(
    placeOf(area, 'detail', 'GET'),
    { id },
    { onVersion: (version) => (etag = version) },
  )
  return { row: row as Values, etag }
}

/** The rows at an address of ours that lists some. Throws CallFailed. */
export async function listRows(path: string, input: Values): Promise<Values[]> {
  const call: Call = { host: 'services', method: 'GET', path }
  const { items } = (await services.callService(call, input)) as { items: Values[] }
  return items
}

/** Every row that visitors see of an area, page by page. Throws CallFailed. */
export async function listPublicRows(area: string): Promise<Values[]> {
  const call: Call = { host: 'services', method: 'GET', path: `v1/${area}/list` }
  const rows: Values[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const answer = await services.callService(call, { page })
    const { items, pagination } = answer as { items: Values[]; pagination: Pagination }
    rows.push(...items)
    last = pagination.totalPages
  }
  return rows
}

/** What a person reads of a call that failed. Throws what is no failure of a call. */
export function messageOf(error: unknown): string {
  if (!(error instanceof CallFailed)) throw error
  const words = contentWords[boot.locale]
  if (error.problem === 'no-answer') return words.offline
  return error.problem === 'too-late' ? words.tooLate : error.message
}

/** What a row is called. */
export const nameOf = ({ name, title, names }: Values): string => {
  if (typeof names === 'object' && names !== null)
    return (names as Record<string, string>)[boot.locale] ?? ''
  const own = name ?? title
  return typeof own === 'string' ? own : ''
}
