import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { teaching } from './index.ts'

const markup = html(teaching, fixtures.filled)

test('shows classes, batches and learners with their progress', () => {
  for (const text of [
    '2 peserta dari 40 tempat · Rata-rata kemajuan 33%',
    'Jalur Pengembang Web · Salatiga',
    '4 dari 6 bab selesai · terakhir membaca 20 November 2026',
    '0 dari 6 bab selesai · belum mulai membaca',
  ])
    expect(markup).toContain(text)
})

test('the class that was chosen is in the heading of its learners', () => {
  expect(html(teaching, fixtures.one)).toContain('Learners of Git untuk Bekerja Bersama')
})

test('a class links to its learners where the query chooses', () => {
  const query = {
    path: '/Akun/Mengajar',
    values: [{ name: 'class', type: 'text', value: undefined, max: 200 }],
    props: { class: 'class' },
  } as const
  expect(html(teaching, { ...fixtures.filled, query })).toContain(
    'href="/Akun/Mengajar?class=git-untuk-bekerja-bersama#fixture-learners"',
  )
  expect(markup).not.toContain('Lihat peserta')
})

test('who teaches nothing is told who decides that; a class may have no learners', () => {
  expect(html(teaching, fixtures.empty)).toContain('Anda belum mengajar kelas apa pun.')
  expect(html(teaching, fixtures['no-learners'])).toContain('Belum ada peserta.')
})

test('requests the learners of the class that was chosen', () => {
  const props = teaching.props.parse({ heading: 'X', class: 'git', search: 'a', page: 2 })
  expect(teaching.needs?.(props).learners.input).toEqual({
    slug: 'git',
    search: 'a',
    pageSize: 20,
    page: 2,
  })
})
