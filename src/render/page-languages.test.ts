import { expect, test } from 'vitest'
import { languageNote, languagesOf, textLanguage } from './page-languages.ts'

const about = (row: object) => ({
  locales: ['id', 'en'] as const,
  match: undefined,
  page: { title: { $bind: 'row.title' }, languages: ['id', 'en'] as const },
  scope: { resources: { row } },
})

test('the language of a row is that of its page', () => {
  const page = about({ title: 'Tides', language: 'en' })
  expect(languagesOf(page)).toEqual(['en'])
  expect(textLanguage(page.page.title, { scope: page.scope, locale: 'id' })).toBe('en')
})

test('the programming language of an exercise is no language of its page', () => {
  const page = about({ title: 'Sapaan', language: 'javascript' })
  expect(languagesOf(page)).toEqual(['id', 'en'])
  expect(textLanguage(page.page.title, { scope: page.scope, locale: 'id' })).toBeUndefined()
})

test('a page whose fields take another language has no note; one with a text in it has', () => {
  expect(languageNote('<textarea id="a" lang="en"></textarea>', 'id')).toBe('')
  expect(languageNote('<p class="a" lang="en">Sails</p>', 'id')).toContain('bahasa Inggris')
  expect(languageNote('<p lang="id">Layar</p>', 'id')).toBe('')
})
