import { expect, test } from 'vitest'
import type { Locale } from '#schemas/text.ts'
import { meta } from './seo-for-test.ts'

test('a title is at most sixty characters: the site’s name is left out first, then it is cut after a word', () => {
  const titled = (title: string, locale: Locale = 'id') => meta({ page: { title }, locale }).title
  const fifty = 'Merancang basis data yang tumbuh bersama aplikasi'
  expect(titled(fifty.slice(0, 47))).toBe(`${fifty.slice(0, 47)} | Situs Coba`)
  expect(titled(fifty)).toBe(fifty)
  expect(titled(`${fifty} dan para penggunanya`)).toBe(`${fifty} dan para…`)
  expect(titled('a'.repeat(80))).toBe(`${'a'.repeat(59)}…`)
  expect(Array.from(titled('🌊 '.repeat(50))).length).toBeLessThanOrEqual(60)
})

test('a description is cut after a word where it is longer than search results show, and only there', () => {
  const described = (description: string) => meta({ page: { seo: { description } } }).description
  expect(described('kata '.repeat(32).trim())).toBe('kata '.repeat(32).trim())
  const cut = described('kata '.repeat(50).trim())
  expect(cut).toBe(`${'kata '.repeat(32).trim()}…`)
})
