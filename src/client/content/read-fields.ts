import type { Values } from './calls.ts'
import { controlOf, entriesOf, fieldsOf, idsOf } from './field-elements.ts'
import { fromLocal, toLocal, zoneOf } from './moments.ts'

/** What the fields of a form, an object or an entry hold, in the form of the call; what is left out has no name. */
export function readFields(root: HTMLElement): Values {
  const values: Values = {}
  for (const field of fieldsOf(root)) {
    if (field.hidden) continue
    const value = readField(field)
    if (value !== undefined) values[field.dataset['field'] ?? ''] = value
  }
  return values
}

const readers: Readonly<Record<string, (field: HTMLElement) => unknown>> = {
  number: readNumber,
  yes: (field) => field.querySelector('input')?.checked,
  choice: (field) => orEmpty(field, controlOf(field).value),
  choices: checkedIn,
  moment: readMoment,
  texts: (field) => linesOf(controlOf(field).value),
  row: (field) => orEmpty(field, idsOf(field)[0] ?? ''),
  rows: idsOf,
  schedule: readSchedule,
  object: readObject,
  group: (field) => entriesOf(field).map(readFields),
}

/** What one field holds; undefined where it is left out. */
export function readField(field: HTMLElement): unknown {
  const read = readers[field.dataset['kind'] ?? '']
  return read ? read(field) : orEmpty(field, controlOf(field).value)
}

/** An empty text is null, a text, or left out, as its schema says. */
function orEmpty({ dataset }: HTMLElement, text: string): string | null | undefined {
  if (text !== '') return text
  if (dataset['nullable'] !== undefined) return null
  return dataset['blank'] === undefined ? undefined : ''
}

function readNumber(field: HTMLElement): unknown {
  const text = controlOf(field).value.replaceAll(/[\s.]/g, '')
  return text === '' ? orEmpty(field, '') : Number(text)
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

function checkedIn(field: HTMLElement): string[] {
  const boxes = [...field.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  return boxes.filter(({ checked }) => checked).map(({ value }) => value)
}

/** A moment that was not changed stays as it is stored, with its seconds. */
function readMoment(field: HTMLElement): unknown {
  const { value } = controlOf(field)
  const zone = zoneOf(field)?.value ?? ''
  const { stored } = field.dataset
  if (stored !== undefined && toLocal(stored, zone) === value) return stored
  return fromLocal(value, zone) ?? orEmpty(field, '')
}

function readSchedule(field: HTMLElement): unknown {
  const part = (name: string) =>
    field.querySelector<HTMLInputElement>(`[data-hour=${name}]`)?.value ?? ''
  const days = checkedIn(field)
  if (days.length > 0) return { days, from: part('from'), to: part('to') }
  return orEmpty(field, part('text'))
}

/** Texts in other languages are only those that there are. */
function readObject(field: HTMLElement): Values {
  const values = readFields(field)
  if (field.dataset['field'] !== 'translations') return values
  const languages = Object.entries(values).flatMap(([language, texts]) => {
    const own = Object.entries(texts as Values).filter(([, text]) => !isEmpty(text))
    return own.length === 0 ? [] : [[language, Object.fromEntries(own)]]
  })
  return Object.fromEntries(languages) as Values
}

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)

/** Whether two values are the same, whatever the order of their keys; null and nothing are. */
export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(ordered(a)) === JSON.stringify(ordered(b))

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value ?? null
  const entries = Object.entries(value).filter(([, held]) => held !== null && held !== undefined)
  return entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, held]) => [key, ordered(held)])
}
