import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { quiz } from './index.ts'

test('lists every question with its choices, and its answer in details, for browsers without scripts', () => {
  const markup = html(quiz, fixtures.filled)
  expect(markup.match(/<details>/g)).toHaveLength(3)
  expect(markup).toContain('<li>36</li><li>24</li><li>20</li><li>15</li>')
  expect(markup).toMatch(/Jawaban yang benar: <strong>20<\/strong>/)
  expect(markup).toContain('Samakan penyebutnya')
})

test('asks for the number of questions, no more than there are, and for the time', () => {
  const markup = html(quiz, fixtures.filled)
  expect(markup.match(/name="count"/g)).toHaveLength(1)
  expect(markup).toContain('3 soal')
  expect(markup.match(/name="pace"/g)).toHaveLength(3)
})

test('shows the subjects of the query as links, with the current one', () => {
  const markup = html(quiz, fixtures.filled)
  expect(markup).toContain('href="/Quiz?subject=bahasa-inggris#fixture"')
  expect(markup).toMatch(/href="\/Quiz#fixture" aria-current="true">Matematika dasar/)
  expect(html(quiz, fixtures.english)).not.toContain('<nav')
})

test('a subject without questions has a message and its links, and no quiz', () => {
  const markup = html(quiz, fixtures.empty)
  expect(markup).toContain('Belum ada soal untuk mata pelajaran ini')
  expect(markup).toContain('Bahasa Inggris')
  expect(markup).not.toContain('<form')
})

test('says that answers are not sent, and what is for who is signed in, in the language of the page', () => {
  expect(html(quiz, fixtures.filled)).toContain(
    'Jawaban hanya disimpan di perangkat ini dan tidak pernah dikirim.',
  )
  expect(html(quiz, fixtures.english)).toContain('If you are signed in, the final score')
})
