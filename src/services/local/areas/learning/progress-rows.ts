import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ClassProgress } from '#schemas/services/learning.ts'
import type { Transaction } from '../../database/database.ts'
import { modules } from '../../database/tables/class-tables.ts'
import { chapterProgress, chapters } from '../../database/tables/learning-tables.ts'

/** An account at the site of a transaction. */
export interface LearnerOfSite {
  siteId: string
  accountId: string
}

/** A published chapter, with how far the learner is in it. */
export type ReadChapter = Awaited<ReturnType<typeof readProgressRows>>[number]

/** The published chapters of some classes in their order, each with the progress of one learner. */
export const readProgressRows = (
  tx: Transaction,
  { siteId, accountId }: LearnerOfSite,
  classIds: string[],
) =>
  tx
    .select({
      classId: chapters.classId,
      title: chapters.title,
      slug: chapters.slug,
      moduleSlug: modules.slug,
      state: chapterProgress.state,
      position: chapterProgress.position,
      updatedAt: chapterProgress.updatedAt,
    })
    .from(chapters)
    .innerJoin(modules, and(eq(modules.siteId, siteId), eq(modules.id, chapters.moduleId)))
    .leftJoin(
      chapterProgress,
      and(
        eq(chapterProgress.siteId, siteId),
        eq(chapterProgress.accountId, accountId),
        eq(chapterProgress.chapterId, chapters.id),
      ),
    )
    .where(
      and(
        eq(chapters.siteId, siteId),
        inArray(chapters.classId, classIds),
        eq(chapters.isPublished, true),
      ),
    )
    .orderBy(asc(modules.position), asc(chapters.position))

/** Finished chapters of all in whole percent; only all of them are 100. */
export const toPercent = (finished: number, chapterCount: number): number =>
  chapterCount === 0 ? 0 : Math.floor((finished * 100) / chapterCount)

/** The progress in one class, from its chapters in order. */
export function toProgress(rows: readonly ReadChapter[]): ClassProgress {
  const finished = rows.filter(({ state }) => state === 'finished').length
  const times = rows.map(({ updatedAt }) => updatedAt?.getTime() ?? 0)
  const lastAt = Math.max(0, ...times)
  const next = findResume(rows, lastAt === 0 ? -1 : times.indexOf(lastAt))
  return {
    chapters: rows.length,
    finished,
    percent: toPercent(finished, rows.length),
    resume: next ? { title: next.title, slug: next.slug, moduleSlug: next.moduleSlug } : null,
    lastAt: lastAt === 0 ? null : new Date(lastAt).toISOString(),
  }
}

/** The last chapter that was opened, or the next unfinished one after it, else the first unfinished one. */
function findResume(rows: readonly ReadChapter[], last: number): ReadChapter | undefined {
  const isOpen = ({ state }: ReadChapter) => state !== 'finished'
  return rows.slice(Math.max(0, last)).find(isOpen) ?? rows.find(isOpen)
}
