import { expect, test } from 'vitest'
import { inLanguage } from './in-language.ts'

const rowOf = (translations: object) => ({
  id: 'p1',
  name: 'Beasiswa',
  summary: 'Bantuan biaya.',
  audience: '',
  outcomes: ['Lulus'],
  language: 'id' as const,
  otherTexts: { of: 'program' as const, in: translations },
})
const whole = { name: 'Scholarship', summary: 'Help with fees.', outcomes: ['Graduate'] }

test('a row that is translated as a whole is in the language asked for', () => {
  expect(inLanguage(rowOf({ en: whole }), 'en')).toEqual({
    id: 'p1',
    ...whole,
    audience: '',
    language: 'en',
    languages: ['id', 'en'],
  })
})

test('a text that is not translated is the row’s own, and its language is said', () => {
  expect(inLanguage(rowOf({ en: { name: 'Scholarship' } }), 'en')).toMatchObject({
    name: 'Scholarship',
    summary: 'Bantuan biaya.',
    language: 'en',
    languages: ['id'],
    fieldLanguages: { summary: 'id', outcomes: 'id' },
  })
})

test.each([undefined, 'id', 'en'] as const)(
  'a row without a translation is its own in %s',
  (locale) => {
    const row = inLanguage(rowOf({}), locale)
    expect(row).toMatchObject({ name: 'Beasiswa', language: 'id', languages: ['id'] })
    expect(row).not.toHaveProperty('fieldLanguages')
    expect(row).not.toHaveProperty('otherTexts')
  },
)

test('rows in lists and in rows are translated too, and fields that are no texts are not', () => {
  const answer = { items: [{ id: 'c1', category: rowOf({ en: { ...whole, id: 'p2' } }) }] }
  expect(inLanguage(answer, 'en').items[0]).toMatchObject({
    id: 'c1',
    category: { id: 'p1', name: 'Scholarship', language: 'en' },
  })
})
