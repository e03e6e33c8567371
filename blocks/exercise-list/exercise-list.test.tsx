import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { exerciseList } from './index.ts'

test('each exercise is a link, with its language, level and topic', () => {
  const markup = html(exerciseList, fixtures.filled)
  expect(markup).toContain('<a class="card-link" href="/Coding-Studio/jumlah-daftar">')
  expect(markup).toContain('JavaScript · Pemula · Larik')
  expect(html(exerciseList, fixtures.english)).toContain('JavaScript · Beginner · Arrays')
})

test('languages and levels are links of the query, and each keeps the other', () => {
  const markup = html(exerciseList, fixtures.filled)
  expect(markup).toContain('href="/Coding-Studio?language=sql&amp;level=beginner#fixture"')
  expect(markup).toMatch(/level=beginner#fixture" aria-current="true">Pemula/)
  expect(html(exerciseList, fixtures.tint)).not.toContain('<nav')
})

test('a choice without exercises leads back to all of them', () => {
  const markup = html(exerciseList, fixtures.empty)
  expect(markup).toContain('role="status"')
  expect(markup).toContain('href="/Coding-Studio#fixture"')
})

test('nothing is marked as solved by the server, which cannot know', () => {
  expect(html(exerciseList, fixtures.filled)).not.toContain('badge')
})
