import type { ContentField } from '#schemas/manage/content-field.ts'
import type { PostKind } from '#schemas/services/post-kind.ts'
import type { Locale } from '#schemas/text.ts'
import { fieldWords } from '../parts/field-words.ts'

/** What every field of one form has. */
export interface FieldsContext {
  /** The id of the node. */
  id: string
  locale: Locale
  kinds: readonly PostKind[]
  isNew: boolean
}

export interface FieldViewProps {
  context: FieldsContext
  field: ContentField
  /** Its names from the row down, joined by dots: `event.startsAt`. */
  path: string
  value: unknown
}

/** What the runtime reads of a field, of which refusals name the path. */
export const dataOf = ({ field }: FieldViewProps) => ({
  'data-field': field.name,
  'data-kind': field.kind,
  'data-nullable': field.isNullable ? '' : undefined,
  'data-required': field.isRequired ? '' : undefined,
  'data-blank': field.mayBeBlank ? '' : undefined,
  'data-least': field.least,
  'data-most': field.most,
  'data-carried': field.carried,
})

/** The words over a field: those of its name, or the language of a translation. */
export const labelOf = ({ context: { locale }, field: { name } }: FieldViewProps): string =>
  fieldWords[locale].labels[name] ?? name
