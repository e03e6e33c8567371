import type { Values } from './calls.ts'
import { addEntry } from './groups.ts'
import { controlOf, entriesOf, fieldsOf } from './field-elements.ts'
import { toLocal, zoneOf } from './moments.ts'

/** Sent to a field whose value was written by a script, so that what shows it follows. */
export const written = 'content-written'

/** Writes values into the fields of a form, an object or an entry; fields without a value stay as they are. */
export function writeFields(root: HTMLElement, values: Values): void {
  const isZone = ({ dataset }: HTMLElement) => dataset['field'] === 'zone'
  const fields = fieldsOf(root)
  for (const field of [...fields.filter(isZone), ...fields.filter((one) => !isZone(one))]) {
    const name = field.dataset['field'] ?? ''
    if (!Object.hasOwn(values, name)) continue
    writeField(field, values[name])
    field.dispatchEvent(new CustomEvent(written))
  }
}

const writers: Readonly<Record<string, (field: HTMLElement, value: unknown) => void>> = {
  yes(field, value) {
    const box = field.querySelector('input')
    if (box) box.checked = value === true
  },
  choices: (field, value) => check(field, Array.isArray(value) ? value : []),
  moment: writeMoment,
  texts: (field, value) => (controlOf(field).value = Array.isArray(value) ? value.join('\n') : ''),
  row: (field, value) => writeIds(field, typeof value === 'string' ? [value] : []),
  rows: (field, value) => writeIds(field, Array.isArray(value) ? value.map(String) : []),
  schedule: writeSchedule,
  object: (field, value) => writeFields(field, filled(field, value)),
  group: writeGroup,
}

function writeField(field: HTMLElement, value: unknown): void {
  const write = writers[field.dataset['kind'] ?? '']
  if (write) return write(field, value)
  const isText = typeof value === 'string' || typeof value === 'number'
  controlOf(field).value = isText ? String(value) : ''
}

/** An object with a value for each of its fields, so that those of the last one do not stay. */
const filled = (field: HTMLElement, value: unknown): Values => ({
  ...Object.fromEntries(fieldsOf(field).map(({ dataset }) => [dataset['field'], null])),
  ...(value as Values | null),
})

function check(field: HTMLElement, chosen: readonly unknown[]): void {
  for (const box of field.querySelectorAll<HTMLInputElement>('input[type=checkbox]'))
    box.checked = chosen.includes(box.value)
}

function writeMoment(field: HTMLElement, value: unknown): void {
  const zone = zoneOf(field)?.value ?? ''
  const iso = typeof value === 'string' ? value : ''
  if (iso === '') delete field.dataset['stored']
  else field.dataset['stored'] = iso
  controlOf(field).value = iso === '' ? '' : toLocal(iso, zone)
}

function writeIds(field: HTMLElement, ids: readonly string[]): void {
  const input = field.querySelector<HTMLInputElement>('[data-ids]')
  if (input) input.value = ids.join(' ')
}

interface Hours {
  days?: readonly string[]
  from?: string
  to?: string
}

function writeSchedule(field: HTMLElement, value: unknown): void {
  const hours: Hours = typeof value === 'object' && value !== null ? value : {}
  check(field, hours.days ?? [])
  const texts = { from: hours.from, to: hours.to, text: typeof value === 'string' ? value : '' }
  for (const [name, text = ''] of Object.entries(texts)) {
    const input = field.querySelector<HTMLInputElement>(`[data-hour=${name}]`)
    if (input) input.value = text
  }
}

function writeGroup(group: HTMLElement, value: unknown): void {
  const wanted = Array.isArray(value) ? (value as Values[]) : []
  for (const entry of entriesOf(group).slice(wanted.length)) entry.remove()
  while (entriesOf(group).length < wanted.length) addEntry(group)
  for (const [i, entry] of entriesOf(group).entries()) writeFields(entry, wanted[i] ?? {})
}
