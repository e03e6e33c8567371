import { describe, expect, test } from 'vitest'
import { languageTags } from '#schemas/languages.ts'
import { Locale } from '#schemas/text.ts'

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '/{src,blocks,schemas}/**/{strings,words,*-strings,*-words,*-texts}.ts',
    '!**/*.test.*',
    '!**/*-for-test.ts',
  ],
  { eager: true },
)
const sources = import.meta.glob<string>(['/{src,blocks,schemas}/**/*.{ts,tsx}', '!**/*test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isDictionary = (value: unknown): value is Record<Locale, unknown> =>
  isObject(value) && Locale.options.every((locale) => locale in value)

/** The dictionaries in a value, each with its place. */
const dictionariesIn = (value: unknown, place: string): [string, Record<Locale, unknown>][] =>
  isDictionary(value)
    ? [[place, value]]
    : isObject(value)
      ? Object.entries(value).flatMap(([name, child]) => dictionariesIn(child, `${place} ${name}`))
      : []

/** The place and kind of every text: a sentence, or a function that writes one. */
const shapeOf = (value: unknown, place = ''): string[] =>
  isObject(value)
    ? Object.entries(value)
        .flatMap(([name, child]) => shapeOf(child, `${place}.${name}`))
        .toSorted()
    : [`${place} ${typeof value}`]

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : isObject(value) ? Object.values(value).flatMap(textsIn) : []

const all = Object.entries(modules).flatMap(([file, exported]) => dictionariesIn(exported, file))

test('there are dictionaries of the shell, the screens, the account pages and the mails', () => {
  const files = new Set(all.map(([place]) => place.split(' ')[0]))
  expect(files.size).toBeGreaterThan(40)
  for (const file of [
    '/src/server/screens/screen-words.ts',
    '/src/server/account/account-words.ts',
    '/src/services/local/areas/mail/mail-words.ts',
    '/src/client/account/words.ts',
  ])
    expect(files).toContain(file)
})

describe.each(all)('%s', (_, dictionary) => {
  test('has the same texts in every language, and none is empty', () => {
    const [first, ...others] = Locale.options.map((locale) => shapeOf(dictionary[locale]))
    for (const other of others) expect(other).toEqual(first)
    expect(textsIn(dictionary).filter((text) => text.trim() === '')).toEqual([])
  })
})

/** Where a language is asked for by name, with the reason. */
const asking: Readonly<Record<string, string>> = {
  '/src/server/calls/message-in.ts': 'services write English, and some Indonesian beside it',
}

test('no text is chosen outside of a dictionary', () => {
  const choice = /\b(?:locale|lang|language)\w*\s*[!=]==\s*['"](?:id|en)['"]/i
  const choosing = Object.entries(sources).filter(([, source]) => choice.test(source))
  expect(choosing.map(([file]) => file)).toEqual(Object.keys(asking))
})

test('months, weekdays and plurals are written by Intl or by a sentence of their own', () => {
  const byHand =
    /['"](?:Februari|February|Agustus|Rabu|Wednesday)['"]|(?:Januari Februari|January February)|\w\((?:s|es)\)[ .'"`]/
  const writing = Object.entries(sources).filter(
    ([file, source]) => !/fixtures/.test(file) && byHand.test(source),
  )
  expect(writing.map(([file]) => file)).toEqual([])
})

test.each(Locale.options)('Intl knows the tag of %s', (locale) => {
  const tag = languageTags[locale]
  expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag])
  expect(new Intl.Locale(tag).language).toBe(locale)
})
