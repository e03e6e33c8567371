import { formInputs } from '#schemas/page-boot.ts'
import type { FormField, PageForm } from './form-fields.ts'

export type Values = Record<string, string>

let senders = 0

/** What a visitor would fill in. */
function goodValue({ name, type, choices, least }: FormField): string {
  if (choices.length > 0) return (name.startsWith('least') ? choices[1] : choices[0]) ?? ''
  if (type === 'email') return `pengirim-${++senders}@contoh.example`
  if (type === 'tel') return '0812 3456 7890'
  if (type === 'number') return String(Math.max(least, 5))
  if (type === 'date') return new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  if (type === 'textarea') return 'Kami ingin tahu jadwal kelas malam di kota kami.'
  return name === 'name' ? `Pengirim ${++senders} Semestinya` : 'Sekolah Harapan Semestinya'
}

const isFilled = ({ type, isRequired, name }: FormField) =>
  isRequired || name === 'name' || !['checkbox', 'select', 'file'].includes(type)

export const goodValues = (fields: readonly FormField[]): Values =>
  Object.fromEntries(
    fields
      .filter((field) => isFilled(field) && !field.name.endsWith('.other'))
      .map((field) => [field.name, goodValue(field)]),
  )

export const encode = ({ node, token }: PageForm, values: Values, more: Values = {}) =>
  new URLSearchParams({
    ...values,
    [formInputs.node]: node,
    [formInputs.token]: token,
    ...more,
  }).toString()

const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'
const sql = "'); DROP TABLE accounts; --"

/** What a field may be sent wrongly with; `refused` where it can never be right. */
export function wrongValues(field: FormField): { value: string; refused: boolean }[] {
  const { name, type, choices, isRequired } = field
  // A ticked box means yes whatever it sends, and to a list visitors may add texts of their own. The topics that a site
  // suggests for an appointment are no closed list: it is a text of the endpoint.
  const isOpen = type === 'checkbox' || name === 'topic'
  const isTyped =
    (choices.length > 0 && !isOpen) || ['email', 'tel', 'number', 'date', 'file'].includes(type)
  return [
    ...(isRequired ? [{ value: '', refused: true }] : []),
    { value: 'a'.repeat(40_000), refused: !isOpen },
    { value: script, refused: isTyped },
    { value: sql, refused: isTyped },
    { value: 'Rahma\u0000Yuniar', refused: isTyped },
    { value: '\u202egnp.exe', refused: isTyped },
    ...(isTyped ? [{ value: 'bukan-nilai', refused: true }] : []),
  ]
}
