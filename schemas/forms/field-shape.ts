/** What a field of a form takes, as its endpoint's schema says. Without zod, since browsers read it. */
export interface FieldShape {
  kind: FieldKind
  isRequired: boolean
  /** The fewest and the most: characters of a text, value of a number, entries of a list. */
  least?: number
  most?: number
  /** The values that a choice may have. */
  choices?: readonly string[]
  /** The fields of each entry of a group. */
  fields?: FieldShapes
}

export type FieldShapes = Readonly<Record<string, FieldShape>>

/** `texts` is a list of texts, `group` a list of objects; provinces, cities and schools are ids that are chosen by name. */
export type FieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'password'
  | 'number'
  | 'date'
  | 'choice'
  | 'yes'
  | 'texts'
  | 'group'
  | 'province'
  | 'city'
  | 'school'
  | 'file'

/** The value of a radio button that another amount, written beside it, is meant by. */
export const otherValue = 'other'

/** The input that names a file which came with an earlier attempt: its hash and its name, apart by a space. */
export const heldName = (name: string): string => `${name}.held`

/** The input with the other amount of a field. */
export const otherName = (name: string): string => `${name}.${otherValue}`
