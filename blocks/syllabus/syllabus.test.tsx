import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { syllabus } from './index.ts'

test('shows the total of modules and hours', () => {
  expect(html(syllabus, fixtures.filled)).toContain('4 modul · 24 jam')
})

test('opens its modules one at a time, the first initially', () => {
  const markup = html(syllabus, fixtures.filled)
  expect(markup.match(/<details name="fixture-modules"/g)).toHaveLength(4)
  expect(markup.match(/<details[^>]* open/g)).toHaveLength(1)
})

test('lists the chapters of each module', () => {
  for (const { props, data } of [fixtures.filled, fixtures.timeline]) {
    expect(html(syllabus, { props, data })).toContain('<li>Gabungan dalam dan luar</li>')
  }
})

test('leads to the chapters that have a text, and says which open after a payment', () => {
  const markup = html(syllabus, fixtures['with texts'])
  expect(markup).toContain('<a href="/Courses/sql/module/chapter/tabel-0">Mengapa bukan lembar')
  expect(markup.match(/20 menit · setelah pembayaran/g)).toHaveLength(3)
  expect(html(syllabus, fixtures.filled)).not.toContain('<a href')
})

test('has nothing to open on a timeline where a module has no chapters', () => {
  expect(html(syllabus, fixtures.timeline).match(/<details/g)).toHaveLength(3)
})

test('shows a message when there are no modules yet', () => {
  expect(html(syllabus, fixtures.empty)).toContain('sedang disusun')
  expect(html(syllabus, fixtures['no such class'])).toContain('is being written')
})

test('requests the modules of its class', () => {
  const needs = syllabus.needs?.(syllabus.props.parse(fixtures.filled.props))
  expect(needs?.syllabus.input).toEqual({ classroomId: 'c1' })
})
