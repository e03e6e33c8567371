import { isSame } from '../values/objects.ts'

interface Failure {
  params: Record<string, unknown>
  message: string
}

/** Makes the check of a keyword from its value in a schema; the check receives only values of its type. */
export type Keyword = (limit: unknown) => (value: unknown) => readonly Failure[]

const none: readonly Failure[] = []
const failWhen =
  (fails: (value: unknown) => boolean, failure: Failure) =>
  (value: unknown): readonly Failure[] =>
    fails(value) ? [failure] : none

/** A keyword that compares a measure of the value with a number. */
const compared =
  ({ measure, isWithin, inWords, comparison }: Comparison): Keyword =>
  (limit) =>
    failWhen((value) => !isWithin(measure(value), Number(limit)), {
      params: comparison === undefined ? { limit } : { comparison, limit },
      message: inWords(limit),
    })
type Compare = (a: number, b: number) => boolean
interface Comparison {
  measure(value: unknown): number
  isWithin: Compare
  inWords(limit: unknown): string
  /** The sign that ajv reports, such as `<=`. */
  comparison?: string
}

const most: Compare = (a, b) => a <= b
const least: Compare = (a, b) => a >= b
const number = (sign: string, isWithin: Compare) =>
  compared({
    measure: Number,
    isWithin,
    inWords: (limit) => `must be ${sign} ${String(limit)}`,
    comparison: sign,
  })
const size = (measure: (value: unknown) => number, isWithin: Compare, unit: string) => {
  const word = isWithin === most ? 'more' : 'fewer'
  return compared({
    measure,
    isWithin,
    inWords: (limit) => `must NOT have ${word} than ${String(limit)} ${unit}`,
  })
}

/** The length of a text in code points, as JSON Schema counts. */
export const lengthOf = (value: unknown): number => {
  let count = 0
  for (const _ of String(value)) count++
  return count
}
const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)
const keysOf = (value: unknown): number => Object.keys(Object(value) as object).length

/** Keywords for values of any type, in ajv's order. */
export const anyKeywords: Readonly<Record<string, Keyword>> = {
  const: (allowedValue) =>
    failWhen((value) => !isSame(value, allowedValue), {
      params: { allowedValue },
      message: 'must be equal to constant',
    }),
  enum: (allowedValues) =>
    failWhen((value) => !(allowedValues as unknown[]).some((one) => isSame(value, one)), {
      params: { allowedValues },
      message: 'must be equal to one of the allowed values',
    }),
}

/** Keywords for values of one type, in ajv's order. */
export const typedKeywords: readonly {
  type: string
  keywords: Readonly<Record<string, Keyword>>
}[] = [
  {
    type: 'number',
    keywords: {
      maximum: number('<=', most),
      minimum: number('>=', least),
      exclusiveMaximum: number('<', (a, b) => a < b),
      exclusiveMinimum: number('>', (a, b) => a > b),
    },
  },
  {
    type: 'string',
    keywords: {
      maxLength: size(lengthOf, most, 'characters'),
      minLength: size(lengthOf, least, 'characters'),
      pattern(pattern) {
        const form = new RegExp(String(pattern), 'u')
        const message = `must match pattern "${String(pattern)}"`
        return failWhen((value) => !form.test(String(value)), { params: { pattern }, message })
      },
      format(format) {
        const isForm = formats[String(format)]
        if (isForm === undefined)
          throw new Error(`No check is known for the format "${String(format)}".`)
        const message = `must match format "${String(format)}"`
        return failWhen((value) => !isForm(String(value)), { params: { format }, message })
      },
    },
  },
  {
    type: 'array',
    keywords: { maxItems: size(countOf, most, 'items'), minItems: size(countOf, least, 'items') },
  },
  {
    type: 'object',
    keywords: {
      maxProperties: size(keysOf, most, 'properties'),
      minProperties: size(keysOf, least, 'properties'),
      required: (names) => (value) =>
        (names as string[]).flatMap((missingProperty) =>
          (value as Record<string, unknown>)[missingProperty] === undefined
            ? {
                params: { missingProperty },
                message: `must have required property '${missingProperty}'`,
              }
            : [],
        ),
    },
  },
]

/** The formats that our schemas name, as ajv-formats has them. */
const formats: Record<string, (text: string) => boolean> = {
  date: isDate,
  'date-time': isMoment,
  email: (text) =>
    /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(
      text,
    ),
}

/** Whether the moment exists, by RFC 3339. */
function isMoment(text: string): boolean {
  const [date = '', time = ''] = text.split(/t/i)
  return (
    isDate(date) &&
    /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/i.test(time)
  )
}

/** Whether the date exists, by RFC 3339. */
function isDate(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number)
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
  return day >= 1 && day <= days
}
