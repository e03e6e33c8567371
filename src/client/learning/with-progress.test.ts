import { expect, test } from 'vitest'
import { withProgress } from './with-progress.ts'

const at = (chapterSlug: string, position: number, state: 'started' | 'finished' = 'started') => ({
  slug: 'kelas',
  chapterSlug,
  state,
  position,
})

test('a chapter waits with its last position only, behind the others', () => {
  const waiting = [at('satu', 0.1), at('dua', 0.2)]
  expect(withProgress(waiting, at('satu', 0.5))).toEqual([at('dua', 0.2), at('satu', 0.5)])
})

test('a chapter that was finished without a line stays finished', () => {
  const waiting = [at('satu', 1, 'finished')]
  expect(withProgress(waiting, at('satu', 0.3))).toEqual([at('satu', 0.3, 'finished')])
})

test('chapters of the same name in two classes are two', () => {
  const other = { ...at('satu', 0.9), slug: 'lain' }
  expect(withProgress([other], at('satu', 0.1))).toHaveLength(2)
})

test('no more than fifty wait, and the oldest goes first', () => {
  const waiting = Array.from({ length: 50 }, (_, i) => at(`bab-${i}`, 0))
  const all = withProgress(waiting, at('baru', 0))
  expect([all.length, all[0]?.chapterSlug]).toEqual([50, 'bab-1'])
})
