import { z } from 'zod'
import { describePicture } from './describe-picture.ts'
import { pictureOf } from './fields.ts'
import type { Misfit } from './managed-area.ts'

type Shape = Readonly<Record<string, z.core.$ZodType>>
type Row = Readonly<Record<string, unknown>>

/**
 * Reports the first picture of a row, or of an entry in it, whose alternative text is missing. A picture that is not written,
 * nor its text, is left as it is: rows from before these texts can still be changed.
 */
export function checkAltTexts(shape: Shape, row: Row, written: Row = row): Misfit | undefined {
  for (const [name, field] of Object.entries(shape)) {
    const picture = pictureOf(field)
    const isWritten = Object.hasOwn(written, name) || Object.hasOwn(written, picture ?? name)
    if (!isWritten) continue
    if (picture !== undefined && isFilled(row[picture]) && !isFilled(row[name]))
      return { field: name, message: describePicture }
    const found = checkEntries(field, row[name])
    if (found !== undefined) return { ...found, field: `${name}.${found.field}` }
  }
  return undefined
}

function checkEntries(field: z.core.$ZodType, value: unknown): Misfit | undefined {
  if (!(field instanceof z.ZodArray) || !(field.element instanceof z.ZodObject)) return undefined
  const { shape } = field.element
  for (const [i, entry] of (Array.isArray(value) ? value : []).entries()) {
    const found = checkAltTexts(shape, entry as Row)
    if (found !== undefined) return { ...found, field: `${i}.${found.field}` }
  }
  return undefined
}

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
