import { ServiceError } from '../../service-error.ts'

const isTaken = '23505'
const isUsed = '23503'

/**
 * Turns a conflict that the database found into ServiceError 409: a slug that another row has, or a row that
 * others still refer to. The constraint decides, so it holds also when two callers change the same at once.
 */
export const toConflictError =
  ({ taken, used }: { taken?: { field: string; message: string }; used?: string }) =>
  (error: unknown): unknown => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === isTaken && taken !== undefined)
      return new ServiceError(409, `${taken.field}: ${taken.message}`, {
        fields: [taken],
        cause: error,
      })
    if (code === isUsed && used !== undefined) return new ServiceError(409, used, { cause: error })
    return error
  }
