import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (description: unknown, layout: object = {}) =>
  findings('description-length', homeOf([], { seo: { description } }, layout))
const start = `"${'x'.repeat(47)}…"`

test('a description that is too long or too short is reported', () => {
  expect(found('x'.repeat(161))).toEqual([
    `pages/home.json:3:5 ${start} is 161 characters long, at most 160.`,
  ])
  expect(found('Semua kelas.')).toEqual([
    'pages/home.json:3:5 "Semua kelas." is 12 characters long, at least 50.',
  ])
})

test('50 and 160 characters are valid, and so is a bound description', () => {
  for (const length of [50, 160]) expect(found('x'.repeat(length))).toEqual([])
  expect(found({ $bind: 'site.title', fallback: 'Semua.' })).toEqual([])
})

test('each language is measured, and blank ones belong to another rule', () => {
  expect(found({ id: 'x'.repeat(60), en: 'All classes.' })).toEqual([
    'pages/home.json:5:7 "All classes." is 12 characters long, at least 50.',
  ])
  expect(found({ id: 'x'.repeat(60), en: '' })).toEqual([])
})

test('the site’s description is measured, its title and name are not', () => {
  const meta = { name: 'A', description: 'Belajar.' }
  const site = { settings: { title: 'A', isMaintenance: false, meta } }
  expect(found('x'.repeat(60), { site })).toEqual([
    'layout.json:10:9 "Belajar." is 8 characters long, at least 50.',
  ])
})
