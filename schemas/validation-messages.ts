import type { z } from 'zod'
import { type Bilingual, fillText, translate } from './bilingual.ts'
import type { Locale } from './text.ts'

/** What is said about a value that a schema refuses, in each language. A name in braces is filled in. */
export const validationTexts = {
  required: { id: 'Isi bagian ini.', en: 'Fill this in.' },
  text: { id: 'Isi dengan teks.', en: 'Write some text.' },
  number: { id: 'Isi dengan angka.', en: 'Write a number.' },
  wholeNumber: { id: 'Isi dengan bilangan bulat.', en: 'Write a whole number.' },
  yesOrNo: { id: 'Isi dengan true atau false.', en: 'Say true or false.' },
  list: { id: 'Isi dengan sebuah daftar.', en: 'Give a list.' },
  object: { id: 'Isi dengan sebuah objek.', en: 'Give an object.' },
  shape: { id: 'Jenis nilai ini tidak cocok.', en: 'This is the wrong kind of value.' },
  shortText: {
    id: 'Tulis paling sedikit {least} karakter.',
    en: 'Write at least {least} characters.',
  },
  longText: { id: 'Tulis paling banyak {most} karakter.', en: 'Write at most {most} characters.' },
  fewItems: { id: 'Pilih paling sedikit {least}.', en: 'Choose at least {least}.' },
  manyItems: { id: 'Pilih paling banyak {most}.', en: 'Choose at most {most}.' },
  smallNumber: { id: 'Nilai terkecil adalah {least}.', en: 'The smallest value is {least}.' },
  largeNumber: { id: 'Nilai terbesar adalah {most}.', en: 'The largest value is {most}.' },
  moreThan: { id: 'Nilainya harus lebih dari {least}.', en: 'It must be more than {least}.' },
  lessThan: { id: 'Nilainya harus kurang dari {most}.', en: 'It must be less than {most}.' },
  multiple: { id: 'Isi dengan kelipatan {step}.', en: 'Write a multiple of {step}.' },
  email: {
    id: 'Tulis alamat surel, misalnya nama@contoh.id.',
    en: 'Write an e-mail address, such as name@example.org.',
  },
  url: {
    id: 'Tulis alamat web, misalnya https://contoh.id.',
    en: 'Write a web address, such as https://example.org.',
  },
  date: {
    id: 'Tulis tanggal yang ada, misalnya 2026-11-21.',
    en: 'Write a date that exists, such as 2026-11-21.',
  },
  time: {
    id: 'Tulis waktu, misalnya 2026-11-21T09:00:00Z.',
    en: 'Write a time, such as 2026-11-21T09:00:00Z.',
  },
  format: { id: 'Penulisannya tidak sesuai.', en: 'It is not written as it must be.' },
  choice: { id: 'Pilih salah satu: {choices}.', en: 'Choose one of: {choices}.' },
  fixed: { id: 'Nilainya harus {choices}.', en: 'It must be {choices}.' },
  unknownKeys: { id: 'Tidak dikenal: {names}.', en: 'Not known here: {names}.' },
  invalid: { id: 'Nilai ini tidak dapat dipakai.', en: 'This value cannot be taken.' },
} as const satisfies Record<string, Bilingual>
type Text = keyof typeof validationTexts

type Issue = z.core.$ZodRawIssue
type Said = readonly [Text, Parameters<typeof fillText>[1]?]

/**
 * The messages of a parse in one language, for `schema.safeParse(value, { error: messagesIn('id') })`.
 * A message that a schema declares itself is translated by `messageIn`, since zod prefers it to this one.
 */
export const messagesIn =
  (locale: Locale) =>
  (issue: Issue): string => {
    const [text, values = {}] = describe(issue)
    return fillText(validationTexts[text][locale], values)
  }

/** The message of an issue in the language that it was parsed for, with the texts that schemas declare. */
export function messageIn(locale: Locale, issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_union') {
    const inner = closest(issue.errors)
    if (inner !== undefined) return messageIn(locale, inner)
  }
  return translate(issue.message, locale) ?? issue.message
}

/** What a schema refused when it was parsed with `messagesIn(locale)`: where, and a sentence of ours. */
export const refusalsOf = (
  { issues }: Pick<z.core.$ZodError, 'issues'>,
  locale: Locale = 'en',
): { path: readonly PropertyKey[]; message: string }[] =>
  issues.map((issue) => ({ path: issue.path, message: sentence(messageIn(locale, issue)) }))

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`

/** Of the ways in which a union refused a value, the one that says most: a literal or a wrong type says least. */
function closest(errors: readonly (readonly z.core.$ZodIssue[])[]): z.core.$ZodIssue | undefined {
  const firsts = errors.flatMap(([first]) => first ?? [])
  const telling = firsts.filter(({ code }) => code !== 'invalid_value' && code !== 'invalid_type')
  return telling.at(-1) ?? firsts.find(({ code }) => code === 'invalid_type')
}

function describe(issue: Issue): Said {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? ['required']
        : [typeTexts[issue.expected] ?? 'shape']
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return [formatTexts[issue.format] ?? 'format']
    case 'not_multiple_of':
      return ['multiple', { step: issue.divisor }]
    case 'invalid_value':
      if (issue.input === undefined) return ['required']
      return [
        issue.values.length > 1 ? 'choice' : 'fixed',
        { choices: issue.values.map((value) => JSON.stringify(value)).join(', ') },
      ]
    case 'unrecognized_keys':
      return ['unknownKeys', { names: issue.keys.slice(0, 5).join(', ') }]
    default:
      return issue.input === undefined ? ['required'] : ['invalid']
  }
}

const typeTexts: Readonly<Record<string, Text>> = {
  string: 'text',
  number: 'number',
  int: 'wholeNumber',
  boolean: 'yesOrNo',
  array: 'list',
  object: 'object',
  record: 'object',
}

const formatTexts: Readonly<Record<string, Text>> = {
  email: 'email',
  url: 'url',
  date: 'date',
  datetime: 'time',
}

function tooSmall({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>): Said {
  const values = { least: minimum }
  if (origin === 'string') return minimum === 1 ? ['required'] : ['shortText', values]
  if (origin === 'array' || origin === 'set') return ['fewItems', values]
  return [inclusive === false ? 'moreThan' : 'smallNumber', values]
}

function tooBig({ origin, maximum, inclusive }: Extract<Issue, { code: 'too_big' }>): Said {
  const values = { most: maximum }
  if (origin === 'string') return ['longText', values]
  if (origin === 'array' || origin === 'set') return ['manyItems', values]
  return [inclusive === false ? 'lessThan' : 'largeNumber', values]
}
