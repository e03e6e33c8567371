// The results that scenarios of the public client expect.
import type { Outcome } from './scenario.ts'

/** An answer with rows. */
export const found = (data: unknown, more: Partial<Outcome> = {}): Outcome => ({
  data,
  error: null,
  status: 200,
  count: null,
  ...more,
})

/** An answer without rows: the change is done. */
export const done = (status: 201 | 204 | 200, count: number | null = null): Outcome => ({
  data: null,
  error: null,
  status,
  count,
})

type RefusedRow = [
  status: number,
  code: string,
  message: string,
  more?: { details?: string; hint?: string },
]

/** A refusal with PostgREST’s message. */
export const refused = (...[status, code, message, more = {}]: RefusedRow): Outcome => ({
  data: null,
  error: { code, message, details: more.details ?? null, hint: more.hint ?? null },
  status,
  count: null,
})

export const notOffered = (details: string) =>
  refused(400, 'PGRST127', 'Feature not implemented', { details })

/** The refusal of an operator that the type of a column does not have. */
export const undefinedOperator = (operator: string) =>
  refused(404, '42883', `operator does not exist: ${operator}`, {
    hint: 'No operator matches the given name and argument types. You might need to add explicit type casts.',
  })

export const denied = (table: string, status: 401 | 403 = 401) =>
  refused(status, '42501', `permission denied for table ${table}`)

/** Rows of one column. */
export const column = (name: string, values: unknown[]) =>
  values.map((value) => ({ [name]: value }))

export const names = (...values: string[]) => found(column('name', values))
