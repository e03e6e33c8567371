import { ServiceError } from '../../../service-error.ts'
import { DeadlineExceeded } from '../../database/backend.ts'
import type { Audience } from './audience.ts'
import { denied, RestProblem } from './rest-problem.ts'
import type { RestTable } from './exposed-tables.ts'

const wordings = new Map<string, [status: number, message: string]>([
  ['40P01', [500, 'deadlock detected']],
  ['40001', [500, 'could not serialize access']],
  ['23502', [400, 'null value violates not-null constraint']],
  ['23503', [409, 'insert or update violates foreign key constraint']],
  ['23505', [409, 'duplicate key value violates unique constraint']],
  ['2201B', [400, 'invalid regular expression']],
  ['23514', [400, 'new row violates check constraint']],
])

/**
 * Maps a failure to the problem that the caller receives, without the database's message and without anything
 * about other rows.
 */
export function toProblem(error: unknown, table: RestTable, audience: Audience): RestProblem {
  if (error instanceof RestProblem) return error
  if (isDeadline(error)) {
    return new RestProblem(500, '57014', 'canceling statement due to statement timeout')
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === '42501') return denied(table.name, audience.isSignedIn)
  const [status, message] = wordings.get(code) ?? []
  if (status !== undefined && message !== undefined) return new RestProblem(status, code, message)
  if (/^22[0-9A-Z]{3}$/.test(code)) return new RestProblem(400, code, 'invalid value')
  throw error
}

const isDeadline = (error: unknown): boolean =>
  error instanceof DeadlineExceeded ||
  (error instanceof ServiceError && error.cause instanceof DeadlineExceeded)
