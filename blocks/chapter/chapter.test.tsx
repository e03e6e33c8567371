import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { chapter } from './index.ts'

test('a chapter has its text, its place and its neighbours', () => {
  const markup = html(chapter, fixtures.filled)
  expect(markup).toContain('Bab 2 dari 3 · 20 menit')
  expect(markup).toContain('git commit --amend')
  expect(markup).toMatch(/rel="prev" href="\/Courses\/git\/module\/chapter\/area-siap"/)
  expect(markup).toMatch(/rel="next" href="\/Courses\/git\/module\/chapter\/membatalkan"/)
})

test('the list of chapters marks the one that is read', () => {
  const markup = html(chapter, fixtures.filled)
  expect(markup.match(/aria-current="page"/g)).toHaveLength(1)
  expect(markup).toMatch(/href="[^"]*\/pesan" aria-current="page"/)
})

test('a locked chapter says what it costs, and leads to its class', () => {
  const markup = html(chapter, fixtures.locked)
  expect(markup).toContain('Rp149.000')
  expect(markup).toMatch(/<a class="button" href="\/Courses\/git">/)
  expect(markup).toMatch(/data-chapter-part="body" hidden=""/)
  expect(markup).not.toContain('Pesan komit')
})

test('a free chapter of a premium class is marked so', () => {
  expect(html(chapter, fixtures.free)).toContain('>Free<')
  expect(html(chapter, fixtures.filled)).not.toContain('>Gratis<')
})

test('a chapter without a text says so, and the last has none after it', () => {
  const markup = html(chapter, fixtures.unwritten)
  expect(markup).toContain('belum memiliki bacaan')
  expect(markup).not.toContain('rel="next"')
})

test('requests the chapter and the syllabus of its class', () => {
  const needs = chapter.needs?.(chapter.props.parse({ ...fixtures.filled.props, moduleSlug: 'm' }))
  expect(needs?.chapter.input).toEqual({ slug: 'git', moduleSlug: 'm', chapterSlug: 'pesan' })
  expect(needs?.syllabus.input).toEqual({ classroomId: 'git' })
})
