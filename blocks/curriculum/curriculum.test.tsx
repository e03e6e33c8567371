import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { curriculum } from './index.ts'

test('shows what the classes of a program add up to', () => {
  const markup = html(curriculum, fixtures.filled)
  for (const total of ['3 kelas', '4 modul', '7 bab', '42 jam'])
    expect(markup).toContain(`<dd>${total}</dd>`)
})

test('opens its first class, all or none, and its modules one at a time', () => {
  const open = (fixture: Parameters<typeof html>[1]) =>
    html(curriculum, fixture).match(/<details open=""/g)?.length ?? 0
  const { props, data } = fixtures.filled
  expect(open(fixtures.filled)).toBe(1)
  expect(open(fixtures['all open'])).toBe(3)
  expect(open({ props: { ...props, open: 'none' }, data })).toBe(0)
  expect(html(curriculum, fixtures.filled).match(/<details name="fixture-0"/g)).toHaveLength(2)
})

test('leads to its classes, and to the chapters that have a text', () => {
  const markup = html(curriculum, fixtures.filled)
  expect(markup).toContain('href="/Class/pemrograman-javascript"')
  expect(markup).toContain(
    'href="/Courses/halaman-pertama-di-web/module/tampilan/chapter/bab-1">Warna dan huruf</a>',
  )
  expect(html(curriculum, fixtures['all open'])).not.toContain('<a ')
})

test('has nothing to open in a module without chapters and summary', () => {
  expect(html(curriculum, fixtures.filled).match(/<details name=/g)).toHaveLength(3)
})

test('says that a curriculum or the modules of a class are not written yet', () => {
  expect(html(curriculum, fixtures.empty)).toContain('sedang disusun dan akan tampil')
  expect(html(curriculum, fixtures['no such program'])).toContain('is being written')
  expect(html(curriculum, fixtures.filled)).toContain('Modul kelas ini sedang disusun.')
})

test('requests the syllabus of its program', () => {
  const needs = curriculum.needs?.(curriculum.props.parse(fixtures.filled.props))
  expect(needs?.silabus.input).toEqual({ programId: 'jalur-pengembang-web' })
})
