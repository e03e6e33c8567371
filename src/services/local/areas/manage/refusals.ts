import { refuseInBoth, type ServiceError } from '../../../service-error.ts'
import { parentGone } from '../../records/delete-row.ts'

const isTaken = '23505'
const isUsed = '23503'

const taken = {
  id: 'Sudah dipakai yang lain. Pilih yang lain.',
  en: 'Another one has it already. Choose another.',
}
const takenMeanwhile = {
  id: 'Sementara itu sudah dipakai yang lain. Ganti milik yang lain itu dahulu, lalu pulihkan.',
  en: 'Another one has taken it meanwhile. Change that one first, then restore this.',
}
const usedElsewhere = {
  id: 'Masih dipakai atau menyebut yang sudah tidak ada. Muat ulang, lalu coba lagi.',
  en: 'Something still uses it, or it names what is gone. Read it again, then try once more.',
}

/** The code and the constraint of an error of the database. */
function readConflict(error: unknown): { code: unknown; constraint: string } {
  if (!(error instanceof Error) || !('code' in error)) return { code: undefined, constraint: '' }
  return {
    code: error.code,
    constraint: 'constraint' in error ? String(error.constraint) : '',
  }
}

/** The field whose value another row has: only classes have a second one besides their slug. */
const fieldOf = (constraint: string) => (constraint.endsWith('_code') ? 'code' : 'slug')

/** Turns a conflict that the database found while a row was written into a refusal with the field. */
export function toWriteRefusal(error: unknown): unknown {
  const { code, constraint } = readConflict(error)
  if (code === isTaken)
    return refuseInBoth(409, taken, { field: fieldOf(constraint), cause: error })
  return code === isUsed ? refuseInBoth(409, usedElsewhere, { cause: error }) : error
}

/** The same while a row was restored. */
export function toRestoreRefusal(error: unknown): unknown {
  const { code, constraint } = readConflict(error)
  if (code === isTaken)
    return refuseInBoth(409, takenMeanwhile, { field: fieldOf(constraint), cause: error })
  return code === isUsed ? parentGone(error) : error
}

/** The refusal of a change that was made from another version than the stored one. */
export const changedMeanwhile = (revision: string): ServiceError =>
  refuseInBoth(
    412,
    {
      id: 'Sudah diubah orang lain sejak dibaca. Versinya sekarang {revision}.',
      en: 'Someone has changed it since it was read. Its version is {revision} now.',
    },
    { field: 'If-Match', values: { revision } },
  )
