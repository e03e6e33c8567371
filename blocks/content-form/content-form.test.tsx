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

test('what a cover shows is asked for beside it, and is not optional', () => {
  const asked = /data-field="coverAlt"[^>]*data-picture="cover"[^>]*>.*?<\/label>/.exec(markup)?.[0]
  expect(asked).toContain('Yang terlihat pada gambar sampul')
  expect(asked).not.toContain('opsional')
  expect(markup.indexOf('data-field="coverAlt"')).toBeGreaterThan(
    markup.indexOf('data-field="cover"'),
  )
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

test('who writes for the staff to publish reads so, and has one button', () => {
  const own = html(contentForm, fixtures.own)
  expect(own).toContain('dibaca pengurus situs dahulu')
  expect(own.match(/<button type="submit"/g)).toHaveLength(1)
  expect(own).not.toContain('Terbitkan')
  expect(own).toContain('&quot;isPublic&quot;:true')
  expect(own).toContain('Tempat kerja')
  expect(markup).not.toContain('dibaca pengurus situs dahulu')
})

test('a row that is not there, or not theirs, has no form', () => {
  const { props, data } = fixtures.filled
  const none = html(contentForm, { props, data: { ...data, row: null } })
  expect(none).not.toContain('<form')
  expect(none).toContain('Tulisan')
})

const namesIn = (fields: readonly ContentField[]): string[] =>
  fields.flatMap(({ name, fields: inner = [] }) => [name, ...namesIn(inner)])

test.each(AreaName.options)('every field of the area %s has words in both languages', (area) => {
  const names = namesIn(contentFieldsOf(writtenAreas[area])).filter((one) => one !== 'isPublished')
  for (const words of Object.values(fieldWords))
    expect(names.filter((name) => words.labels[name] === undefined)).toEqual([])
})
