import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const school = { slug: 'a', name: 'SMK A', city: 'Solo', province: 'Jateng' }
const found = (data: object) => findings('starter-data', { ...homeOf([]), ...data })

test('a value that its table rejects is reported in its row', () => {
  const rows = [
    { ...school, students: 0, alumni: 0 },
    { ...school, students: -1, alumni: 0 },
  ]
  expect(found({ 'data/schools.json': rows })).toEqual([
    'data/schools.json:15:5 -1 is less than 0.',
  ])
})

test('a file of no table, and one that is not a list, are reported', () => {
  expect(found({ 'data/planets.json': [], 'data/schools.json': {} })).toEqual([
    'data/planets.json:1:1 data/planets.json belongs to no table.',
    'data/schools.json:1:1 The file must be an array of rows.',
  ])
})

test('valid rows, and an empty list, are accepted', () => {
  const rows = [{ ...school, students: 0, alumni: 0 }]
  expect(found({ 'data/schools.json': rows, 'data/posts.json': [] })).toEqual([])
})
