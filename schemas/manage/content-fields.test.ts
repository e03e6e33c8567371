import { expect, test } from 'vitest'
import { contentFieldsOf } from './content-fields.ts'
import { AreaName, writtenAreas } from '../written-areas.ts'

const fieldOf = (area: AreaName, name: string) =>
  contentFieldsOf(writtenAreas[area]).find((field) => field.name === name)

test.each(AreaName.options)('the area %s is declared under its own name', (name) => {
  expect(writtenAreas[name].name).toBe(name)
  expect(contentFieldsOf(writtenAreas[name]).some(({ isRequired }) => isRequired)).toBe(true)
})

test('kinds, lengths and what is required come from the schema', () => {
  expect(fieldOf('post', 'title')).toMatchObject({ kind: 'line', isRequired: true, most: 200 })
  expect(fieldOf('post', 'content')).toMatchObject({ kind: 'html', isRequired: true, most: 37_000 })
  expect(fieldOf('post', 'summary')).toMatchObject({ kind: 'lines', isRequired: false })
  expect(fieldOf('post', 'coverAlt')).toMatchObject({ kind: 'line', picture: 'cover' })
  expect(fieldOf('post', 'event')).toMatchObject({ kind: 'object', carried: 'event' })
  expect(fieldOf('class', 'code')?.isRequired).toBe(true)
  expect(fieldOf('class', 'schedule')).toMatchObject({ kind: 'schedule', isNullable: true })
  expect(fieldOf('podcast', 'audio')?.kind).toBe('file')
  expect(fieldOf('kind', 'carries')?.kind).toBe('choices')
})

test('a field that names rows says where they are found', () => {
  expect(fieldOf('class', 'mentorIds')).toMatchObject({ kind: 'rows', source: { area: 'mentor' } })
  expect(fieldOf('module', 'classId')).toMatchObject({ kind: 'row', isRequired: true })
  expect(fieldOf('post', 'kindSlug')).toMatchObject({ kind: 'choice', isFixed: true })
})

test('texts in other languages are written as those of the row', () => {
  const english = fieldOf('podcast', 'translations')?.fields?.find(({ name }) => name === 'en')
  expect(english?.fields?.map(({ name, kind, isRequired }) => [name, kind, isRequired])).toEqual([
    ['title', 'line', false],
    ['summary', 'lines', false],
    ['description', 'html', false],
    ['coverAlt', 'line', false],
  ])
})
