import { and, eq, sql } from 'drizzle-orm'
import { type LearningProgress, readProgress, updateProgress } from '#schemas/services/learning.ts'
import type { Locale } from '#schemas/text.ts'
import { requireCaller } from '../../../access.ts'
import { ServiceError } from '../../../service-error.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { chapterProgress, chapters } from '../../database/tables/learning-tables.ts'
import { isLocked, readClassAccess } from '../class/chapter-access.ts'
import { type LearnerOfSite, readProgressRows, toProgress } from './progress-rows.ts'

/** The caller's progress in a class. */
export const readProgressHandler = handler(
  readProgress,
  { role: 'server' },
  async (tx, { siteId, caller }, { slug }) => {
    const { userId: accountId } = requireCaller(caller)
    const found = await findClass(tx, siteId, slug)
    return found === undefined ? null : readLearningProgress(tx, { siteId, accountId }, found)
  },
)

type NamedClass = NonNullable<Awaited<ReturnType<typeof findClass>>>

async function findClass(tx: Transaction, siteId: string, slug: string) {
  const { id, name, kind, isPremium } = classes
  const [found] = await tx
    .select({ id, name, slug: classes.slug, kind, isPremium })
    .from(classes)
    .where(and(eq(classes.siteId, siteId), eq(classes.slug, slug)))
  return found
}

async function readLearningProgress(
  tx: Transaction,
  learner: LearnerOfSite,
  found: NamedClass,
): Promise<LearningProgress> {
  const rows = await readProgressRows(tx, learner, [found.id])
  return {
    class: found,
    ...toProgress(rows),
    items: rows.flatMap(({ slug, state, position, updatedAt }) =>
      state === null || position === null || updatedAt === null
        ? []
        : [{ chapterSlug: slug, state, position, updatedAt: updatedAt.toISOString() }],
    ),
  }
}

/** Stores how far the caller is in a chapter that they may read. */
export const updateProgressHandler = handler(
  updateProgress,
  { role: 'server' },
  async (tx, { siteId, caller, locale = 'id' }, { slug, chapterSlug, state, position }) => {
    const reader = requireCaller(caller)
    const learner = { siteId, accountId: reader.userId }
    const found = await findClass(tx, siteId, slug)
    if (found === undefined) return null
    const access = await readClassAccess(tx, reader, { siteId, classId: found.id })
    const chapter = await findChapter(tx, { siteId, classId: found.id }, chapterSlug)
    if (chapter === undefined || !(chapter.isPublished || access.mayReadDrafts)) return null
    if (isLocked({ ...chapter, isPremium: found.isPremium }, access))
      throw new ServiceError(403, locked[locale])
    const values = { ...learner, classId: found.id, chapterId: chapter.id, state, position }
    await tx
      .insert(chapterProgress)
      .values(values)
      .onConflictDoUpdate({
        target: [chapterProgress.siteId, chapterProgress.accountId, chapterProgress.chapterId],
        set: {
          state: sql`case ${chapterProgress.state} when 'finished' then 'finished' else excluded.state end`,
          position,
          updatedAt: sql`clock_timestamp()`,
        },
      })
    return readLearningProgress(tx, learner, found)
  },
)

async function findChapter(
  tx: Transaction,
  { siteId, classId }: { siteId: string; classId: string },
  slug: string,
) {
  const { id, isFree, isPublished, hasBody } = chapters
  const [found] = await tx
    .select({ id, isFree, isPublished, hasBody })
    .from(chapters)
    .where(and(eq(chapters.siteId, siteId), eq(chapters.classId, classId), eq(chapters.slug, slug)))
  return found
}

const locked: Record<Locale, string> = {
  id: 'Bab ini terbuka setelah kelasnya dibayar.',
  en: 'This chapter opens after its class is paid for.',
}
