import { ServiceError } from '../../service-error.ts'

const isTaken = '23505'
const isUsed = '23503'

/**
 * Refuses with 409 what the database itself found in conflict: a slug that another row has, or a row
 * that others still need. So it holds too when two change the same at once.
 */
export async function refuseConflicts<T>(
  work: Promise<T>,
  { taken, used }: { taken?: { field: string; message: string }; used?: string },
): Promise<T> {
  try {
    return await work
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === isTaken && taken !== undefined) {
      throw new ServiceError(409, `${taken.field}: ${taken.message}`, {
        fields: [taken],
        cause: error,
      })
    }
    if (code === isUsed && used !== undefined) throw new ServiceError(409, used, { cause: error })
    throw error
  }
}
