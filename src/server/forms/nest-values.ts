import { bilingual } from '#schemas/bilingual.ts'
import {
  heldName,
  otherName,
  otherValue,
  type FieldShape,
  type FieldShapes,
} from '#schemas/forms/field-shape.ts'
import { refuseField } from '#src/services/service-error.ts'

const twoAmounts = bilingual({
  id: 'Pilih salah satu jumlah, atau pilih jumlah lain dan tulis di sebelahnya.',
  en: 'Choose one of the amounts, or choose another amount and write it beside.',
})

type Values = Readonly<Record<string, string>>

/** An input of an endpoint, put together from the values of a form. */
export interface NestedValues {
  input: Record<string, unknown>
  /** The name in the form of a path of the input: entries that were left empty are not in the input, and another amount has an input of its own. */
  nameOf(path: string): string
}

/**
 * Puts the values of a form together by the shapes of its fields: `members.0.name` is the name of the first member,
 * `topics.2` the third of some texts, a file is named by its hash, and a number is read as it is written in Indonesia. An empty value was not
 * filled in. Throws ServiceError with 422 when an amount was chosen and another one written.
 */
export function nestValues(values: Values, shapes: FieldShapes): NestedValues {
  const filled = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value.trim() !== ''),
  )
  const positions = new Map<string, readonly string[]>()
  const input: Record<string, unknown> = {}
  for (const [name, shape] of Object.entries(shapes)) {
    if (shape.kind === 'group' || shape.kind === 'texts')
      positions.set(name, positionsOf(filled, name))
    const value = valueOf(filled, { name, shape, rows: positions.get(name) ?? [] })
    if (value !== undefined) input[name] = value
  }
  const isOther = (path: string) => shapes[path]?.kind === 'number' && meansOther(filled, path)
  return {
    input,
    nameOf: (path) => (isOther(path) ? otherName(path) : formName(path, positions)),
  }
}

interface Named {
  name: string
  shape: FieldShape
  /** The positions of the entries that were filled in. */
  rows: readonly string[]
}

function valueOf(values: Values, { name, shape, rows }: Named): unknown {
  switch (shape.kind) {
    case 'group': {
      const fields = shape.fields ?? {}
      const entries = rows.map((row) => entryOf(values, `${name}.${row}.`, fields))
      return entries.length > 0 ? entries : undefined
    }
    case 'texts': {
      const texts = rows.flatMap((row) => values[`${name}.${row}`] ?? [])
      return texts.length > 0 ? texts : undefined
    }
    case 'number':
      return toNumber(amountOf(values, name))
    case 'file':
      return values[name] ?? values[heldName(name)]?.split(' ')[0]
    case 'yes':
      return values[name] === undefined ? undefined : true
    default:
      return values[name]
  }
}

function entryOf(values: Values, start: string, fields: FieldShapes): Record<string, unknown> {
  const own = Object.entries(values).flatMap(([name, value]) =>
    name.startsWith(start) ? [[name.slice(start.length), value] as const] : [],
  )
  return nestValues(Object.fromEntries(own), fields).input
}

/** The positions of a list at which something is filled in, in order. */
function positionsOf(values: Values, name: string): readonly string[] {
  const start = `${name}.`
  const found = Object.keys(values)
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length).split('.')[0] ?? '')
  return [...new Set(found)].toSorted((a, b) => Number(a) - Number(b))
}

/** Whether another amount is meant than those that are offered. */
const meansOther = (values: Values, name: string): boolean =>
  values[name] === otherValue ||
  (values[name] === undefined && values[otherName(name)] !== undefined)

/** An amount that was chosen, or the other one that was written. */
function amountOf(values: Values, name: string): string | undefined {
  const { [name]: chosen, [otherName(name)]: written } = values
  if (chosen === undefined || chosen === otherValue) return written
  if (written !== undefined && written !== chosen) throw refuseField(name, twoAmounts)
  return chosen
}

/** `50.000`, `Rp50.000` and `50000` are one number; what is none is left for the schema to refuse. */
function toNumber(text: string | undefined): number | string | undefined {
  if (text === undefined) return undefined
  const plain = text.trim().replace(/^rp\.?\s*/i, '')
  const digits = /^\d{1,3}([., ]\d{3})+$/.test(plain) ? plain.replaceAll(/\D/g, '') : plain
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) : text
}

function formName(path: string, positions: ReadonlyMap<string, readonly string[]>): string {
  const [name = '', row, ...rest] = path.split('.')
  const position = row === undefined ? undefined : positions.get(name)?.[Number(row)]
  return position === undefined ? path : [name, position, ...rest].join('.')
}
