import type { FieldKind, FieldShape } from '#schemas/forms/field-shape.ts'

type InputType = 'text' | 'email' | 'tel' | 'date' | 'password'

/** The type of the input of each kind. A number is text with a keypad of digits, since people write 50.000. */
export const inputTypes: Readonly<Record<FieldKind, InputType>> = {
  text: 'text',
  email: 'email',
  tel: 'tel',
  password: 'password',
  number: 'text',
  date: 'date',
  choice: 'text',
  yes: 'text',
  texts: 'text',
  group: 'text',
  province: 'text',
  city: 'text',
  school: 'text',
  file: 'text',
}

/** A text of so many characters has several lines. */
const longText = 300

/** Whether a field is written in several lines. */
export const isLong = ({ kind, most = 0 }: FieldShape): boolean =>
  kind === 'text' && most >= longText

const byName: Readonly<Record<string, string>> = {
  contactName: 'name',
  contactEmail: 'email',
  contactPhone: 'tel',
  schoolName: 'organization',
  mentorPhone: 'tel',
}

/** What a browser may fill in: a value of autocomplete, for what visitors write of themselves. */
export const autoCompleteOf = (name: string, kind: FieldKind): string | undefined => {
  if (kind === 'password') return 'new-password'
  return byName[name] ?? (kind === 'email' ? 'email' : kind === 'tel' ? 'tel' : undefined)
}
