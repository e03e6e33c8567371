import { and, asc, eq } from 'drizzle-orm'
import type { ChapterNeighbour } from '#schemas/services/chapter.ts'
import type { Transaction } from '../../database/database.ts'
import { modules } from '../../database/tables/class-tables.ts'
import { chapterBodies, chapters } from '../../database/tables/learning-tables.ts'
import { languageColumns } from '../../text/in-language.ts'
import type { ClassOfSite } from './chapter-access.ts'

export type ChapterRow = Awaited<ReturnType<typeof readChapters>>[number]

/** The chapters of a class in its order, without their texts; row-level security alone hides drafts from a visitor. */
export const readChapters = (
  tx: Transaction,
  { siteId, classId }: ClassOfSite,
  which: 'all' | 'published' | 'visible',
) =>
  tx
    .select({
      id: chapters.id,
      title: chapters.title,
      language: chapters.language,
      slug: chapters.slug,
      minutes: chapters.minutes,
      isFree: chapters.isFree,
      hasBody: chapters.hasBody,
      module: {
        ...languageColumns(modules, 'module'),
        title: modules.title,
        slug: modules.slug,
        summary: modules.summary,
      },
    })
    .from(chapters)
    .innerJoin(modules, and(eq(modules.siteId, chapters.siteId), eq(modules.id, chapters.moduleId)))
    .where(
      and(
        eq(chapters.siteId, siteId),
        eq(chapters.classId, classId),
        // A visitor has no right to the column.
        which === 'published' ? eq(chapters.isPublished, true) : undefined,
      ),
    )
    .orderBy(asc(modules.position), asc(chapters.position))

/** The text of a chapter; null when it has none, or when the role of the transaction may not see it. */
export async function readBody(
  tx: Transaction,
  { siteId, classId }: ClassOfSite,
  chapterId: string,
): Promise<string | null> {
  const [found] = await tx
    .select({ body: chapterBodies.body })
    .from(chapterBodies)
    .where(
      and(
        eq(chapterBodies.siteId, siteId),
        eq(chapterBodies.classId, classId),
        eq(chapterBodies.chapterId, chapterId),
      ),
    )
  return found?.body ?? null
}

export const toNeighbour = (row: ChapterRow | undefined): ChapterNeighbour | null =>
  row === undefined
    ? null
    : { title: row.title, language: row.language, slug: row.slug, moduleSlug: row.module.slug }
