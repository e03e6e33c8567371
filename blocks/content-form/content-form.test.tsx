import { expect, test } from 'vitest'
import { contentFieldsOf } from '#schemas/manage/content-fields.ts'
import type { ContentField } from '#schemas/manage/content-field.ts'
import { AreaName, writtenAreas } from '#schemas/written-areas.ts'
import { html } from '#tests/html.tsx'
import { fieldWords } from '../parts/field-words.ts'
import { fixtures } from './fixtures.ts'
import { contentForm } from './index.ts'

const markup = html(contentForm, fixtures.filled)

test('every field of the schema is asked for but the state, which is a button', () => {
  const names = contentFieldsOf(writtenAreas.post).map(({ name }) => name)
  for (const name of names.filter((one) => one !== 'isPublished'))
    expect(markup).toContain(`data-field="${name}"`)
  expect(markup).not.toContain('data-field="isPublished"')
  expect(markup).toContain('Tarik dari situs')
})

test('a kind stays as the row has it, and says what it carries', () => {
  expect(markup).toMatch(/<select[^>]*disabled=""[^>]*>.*data-carries="event">Acara/)
  expect(html(contentForm, { ...fixtures.filled, props: { area: 'post' } })).not.toContain(
    'disabled=""',
  )
})

test('shows what is stored, and leads back to the list', () => {
  expect(markup).toContain('value="Pameran karya siswa"')
  expect(markup).toContain('&lt;h2&gt;Siapa yang datang')
  expect(markup).toContain('href="/Berita/1"')
})

const namesIn = (fields: readonly ContentField[]): string[] =>
  fields.flatMap(({ name, fields: inner = [] }) => [name, ...namesIn(inner)])

test.each(AreaName.options)('every field of the area %s has words in both languages', (area) => {
  const names = namesIn(contentFieldsOf(writtenAreas[area])).filter((one) => one !== 'isPublished')
  for (const words of Object.values(fieldWords))
    expect(names.filter((name) => words.labels[name] === undefined)).toEqual([])
})
