/** The kinds of field that a form of a page may declare itself. */
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
  'file',
] as const
export type DeclaredKind = (typeof declaredKinds)[number]

/** The kinds of file that a field may take. Pictures are encoded again when they come. */
export const formFileTypes = ['pdf', 'jpeg', 'png', 'webp', 'mp3', 'ogg'] as const
export type FormFileType = (typeof formFileTypes)[number]

/** The most megabytes of a file whose field does not say it. */
export const mostMegabytes = 5

/** How many files a form takes at the most. */
export const mostFormFiles = 3

/** What a field for a file takes. */
export interface FileLimits {
  types: readonly FormFileType[]
  megabytes: number
}

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
  /** What a file may be. */
  file?: FileLimits | undefined
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
