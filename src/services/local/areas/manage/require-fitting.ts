import { checkAltTexts } from '#schemas/manage/check-alt-texts.ts'
import type { WrittenArea } from '#schemas/manage/managed-area.ts'
import { refuseInBoth } from '../../../service-error.ts'
import type { Values } from './managed-table.ts'

/** Throws ServiceError with the field where the values of a whole row do not fit each other, or a picture that is written has no alternative text. */
export function requireFitting(
  { check, fields }: Pick<WrittenArea, 'check' | 'fields'>,
  row: Values,
  written: Values = row,
): void {
  const misfit = check?.(row) ?? checkAltTexts(fields.shape, row, written)
  if (misfit !== undefined) throw refuseInBoth(422, misfit.message, { field: misfit.field })
}
