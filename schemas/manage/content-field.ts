import type { RowSource } from './row-source.ts'

/** How a field of a managed row is written. Without zod, since browsers read it. */
export type ContentKind =
  | 'line'
  | 'lines'
  | 'html'
  | 'number'
  | 'yes'
  | 'choice'
  | 'choices'
  | 'moment'
  | 'picture'
  | 'file'
  | 'texts'
  | 'row'
  | 'rows'
  | 'schedule'
  | 'object'
  | 'group'

/** A field of a managed row, as the schema of its area says. */
export interface ContentField {
  name: string
  kind: ContentKind
  isRequired: boolean
  /** What is left empty is sent as null. */
  isNullable: boolean
  /** An empty text is a value of its own. */
  mayBeBlank?: boolean
  /** The fewest and the most: characters of a text, value of a number, entries of a list. */
  least?: number
  most?: number
  choices?: readonly string[]
  /** The fields of an object, or of each entry of a group. */
  fields?: readonly ContentField[]
  source?: RowSource
  /** The field with the picture that it describes: it must be written where there is one. */
  picture?: string
  /** What the kind of the row must carry for it to have the field. */
  carried?: string
  /** It stays as a new row has it. */
  isFixed?: boolean
}
