import type { updateProgress } from '#schemas/services/learning.ts'
import type { InputOf } from '../services/declared.ts'

export type Progress = InputOf<typeof updateProgress>

const most = 50

/** Adds progress to what waits to be sent, as its last entry. A chapter has one entry, and stays finished. */
export function withProgress(waiting: readonly Progress[], added: Progress): Progress[] {
  const isSame = ({ slug, chapterSlug }: Progress) =>
    slug === added.slug && chapterSlug === added.chapterSlug
  const wasFinished = waiting.some((one) => isSame(one) && one.state === 'finished')
  const others = waiting.filter((one) => !isSame(one))
  return [...others, wasFinished ? { ...added, state: 'finished' as const } : added].slice(-most)
}
