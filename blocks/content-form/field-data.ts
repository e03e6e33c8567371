import type { ContentField } from '#schemas/manage/content-field.ts'
import { describePicture } from '#schemas/manage/describe-picture.ts'
import type { PostKind } from '#schemas/services/post-kind.ts'
import type { Locale } from '#schemas/text.ts'
import type { AreaName } from '#schemas/written-areas.ts'
import { fieldWords } from '../parts/field-words.ts'

/** What every field of one form has. */
export interface FieldsContext {
  /** The id of the node. */
  id: string
  area: AreaName
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
export const dataOf = ({ context, field }: FieldViewProps) => ({
  'data-field': field.name,
  'data-kind': field.kind,
  'data-nullable': field.isNullable ? '' : undefined,
  'data-required': field.isRequired ? '' : undefined,
  'data-blank': field.mayBeBlank ? '' : undefined,
  'data-least': field.least,
  'data-most': field.most,
  'data-picture': field.picture,
  'data-missing': field.picture && describePicture[context.locale],
  'data-carried': field.carried,
})

/** The words over a field: those of its name, or the language of a translation. */
export function labelOf({ context: { area, locale }, field: { name } }: FieldViewProps): string {
  const { labels, labelsIn } = fieldWords[locale]
  return labelsIn[area]?.[name] ?? labels[name] ?? name
}
