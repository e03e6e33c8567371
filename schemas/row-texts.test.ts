import { expect, test } from 'vitest'
import { localised, rowTexts, translationsOf } from './row-texts.ts'

test('a row’s translations are texts of its kind, by language', () => {
  const programs = translationsOf('program')
  expect(programs.safeParse({ en: { name: 'Scholarship' } }).success).toBe(true)
  expect(programs.safeParse({}).success).toBe(true)
  for (const wrong of [
    { fr: { name: 'Bourse' } },
    { en: { slug: 'scholarship' } },
    { en: { name: 'a'.repeat(121) } },
  ])
    expect(programs.safeParse(wrong).success).toBe(false)
})

test('a text of a starter row is one text, or that in each language', () => {
  const name = localised(rowTexts.program.name)
  expect(name.safeParse('Beasiswa').success).toBe(true)
  expect(name.safeParse({ id: 'Beasiswa', en: 'Scholarship' }).success).toBe(true)
  expect(name.safeParse({ id: 'Beasiswa' }).success).toBe(false)
})
