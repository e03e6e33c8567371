import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { translate } from './bilingual.ts'
import { endpoints } from './services/index.ts'
import type { Locale } from './text.ts'
import { messageIn, messagesIn, refusalsOf, validationTexts } from './validation-messages.ts'

const locales = ['id', 'en'] as const
const other = { id: 'en', en: 'id' } as const

/** Values of every kind, most of them wrong for any one field. */
const bad: readonly unknown[] = [
  undefined,
  null,
  '',
  'a',
  'a\nb',
  '<b>',
  '9',
  'x'.repeat(100_001),
  -1,
  0.5,
  1e12,
  true,
  [],
  ['a'],
  [{}],
  Array.from({ length: 500 }, () => ({})),
  {},
  { a: 1 },
]

/** The texts of a language as patterns, a name in braces standing for any text. */
const patternsOf = (locale: Locale) =>
  Object.values(validationTexts).map(
    (text) =>
      new RegExp(
        `^${text[locale].replaceAll(/[.*+?^$()[\]\\/]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.*')}$`,
        's',
      ),
  )
const patterns = { id: patternsOf('id'), en: patternsOf('en') }
const declaredIn = (message: string, locale: Locale) =>
  locale === 'en' ? translate(message, 'en') === message : undefined

const isOf = (locale: Locale, message: string, english: string) =>
  patterns[locale].some((pattern) => pattern.test(message)) ||
  declaredIn(message, locale) === true ||
  translate(english, locale) === message

/** The names of a schema's fields, through refinements and unions. */
function fieldsOf(schema: z.ZodType): string[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const shapes = [json, ...(json.anyOf ?? []), ...(json.oneOf ?? []), ...(json.allOf ?? [])]
  return [
    ...new Set(
      shapes.flatMap((shape) =>
        typeof shape === 'object' ? Object.keys(shape.properties ?? {}) : [],
      ),
    ),
  ]
}

describe.each(
  endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
)('%s', (_name, { input }) => {
  test('says what is wrong in the language asked for, and never in words of zod', () => {
    const fields = fieldsOf(input)
    const inputs: unknown[] = [
      'text',
      { nobody: 1, knows: 2 },
      ...bad.map((value) => Object.fromEntries(fields.map((field) => [field, value]))),
      ...fields.flatMap((field) => bad.map((value) => ({ [field]: value }))),
    ]
    const strays = new Set<string>()
    for (const value of inputs) {
      const english = input.safeParse(value, { error: messagesIn('en') }).error?.issues ?? []
      for (const locale of locales) {
        const issues = input.safeParse(value, { error: messagesIn(locale) }).error?.issues ?? []
        for (const [i, issue] of issues.entries()) {
          const message = messageIn(locale, issue)
          const source = english[i] === undefined ? '' : messageIn('en', english[i])
          const isForeign = patterns[other[locale]].some((pattern) => pattern.test(message))
          if (isForeign || !isOf(locale, message, source)) strays.add(`${locale}: ${message}`)
        }
      }
    }
    expect([...strays]).toEqual([])
  })
})

test('a union says what its closest branch says', () => {
  const schema = z.union([z.literal(''), z.string().max(3)])
  const { error } = schema.safeParse('abcd', { error: messagesIn('id') })
  expect(error?.issues.map((issue) => messageIn('id', issue))).toEqual([
    'Tulis paling banyak 3 karakter.',
  ])
})

test('each text names the same values in both languages', () => {
  const names = (text: string) => text.match(/\{\w+\}/g) ?? []
  for (const { id, en } of Object.values(validationTexts)) expect(names(id)).toEqual(names(en))
})

test('refusals are sentences, also where a schema declares the end of one', () => {
  const schema = z.object({ a: z.string().regex(/^b/, { error: 'must begin with b' }), c: z.int() })
  const { error } = schema.safeParse({ a: 'a', c: 'd' }, { error: messagesIn('en') })
  expect(refusalsOf(error ?? { issues: [] })).toEqual([
    { path: ['a'], message: 'Must begin with b.' },
    { path: ['c'], message: 'Write a number.' },
  ])
})
