/** The kinds of field that a form of a page may declare itself. Files are not among them: no form uploads. */
export const declaredKinds = [
  'text',
  'longtext',
  'email',
  'phone',
  'number',
  'select',
  'radio',
  'checkbox',
  'date',
  'province',
  'city',
] as const
export type DeclaredKind = (typeof declaredKinds)[number]

/** A field that a form of a page declares itself. */
export interface DeclaredField {
  name: string
  label: string
  kind: DeclaredKind
  isRequired: boolean
  /** The fewest and the most characters of a text, or the bounds of a number. */
  least?: number | undefined
  most?: number | undefined
  /** What is chosen from; a checkbox without any says yes or no. */
  options: readonly { value: string; label: string }[]
}

/** A form of a page whose fields its node declares. */
export interface DeclaredForm {
  title: string
  fields: readonly DeclaredField[]
  /** After so many days what was sent is deleted. */
  keepDays: number
  /** The field with the address that the receipt number is mailed to. */
  receiptTo?: string | undefined
}
