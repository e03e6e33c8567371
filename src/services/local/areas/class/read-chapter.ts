import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import { type Chapter, listOpenChapters, readChapter } from '#schemas/services/chapter.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { countRows, offsetOf, toPagination } from '../../database/paging.ts'
import { classes, modules } from '../../database/tables/class-tables.ts'
import { chapters } from '../../database/tables/learning-tables.ts'
import { readByFormerSlug } from '../../records/former-slugs.ts'
import { isLocked, isOpenToAll, readClassAccess } from './chapter-access.ts'
import { pageWords } from './describe-chapter.ts'
import { readBody, readChapters, toNeighbour } from './chapter-rows.ts'
import { findClassOfChapter, ifPremium } from './class-rows.ts'

/** A chapter by the slugs of its address; its text only where the caller may read it. */
export const readChapterHandler = handler(
  readChapter,
  { role: ({ caller }) => (caller === null ? 'visitor' : 'server'), cached: true },
  async (tx, context, { slug, moduleSlug, chapterSlug, isPremium }) => {
    const { siteId, caller } = context
    const find = (which: SQL) => findClassOfChapter(tx, siteId, and(which, ifPremium(isPremium)))
    const former = { context, area: 'class', slug }
    const found =
      (await find(eq(classes.slug, slug))) ??
      (await readByFormerSlug(tx, former, (id) => find(eq(classes.id, id))))
    if (found === null) return null
    const named = { siteId, classId: found.id }
    const access = await readClassAccess(tx, caller, named)
    if (!found.isPublished && !access.mayReadDrafts) return null
    const which = access.mayReadDrafts ? 'all' : caller === null ? 'visible' : 'published'
    const rows = await readChapters(tx, named, which)
    const at = rows.findIndex((row) => row.slug === chapterSlug)
    const row = rows[at]
    if (row === undefined) return null
    if (moduleSlug !== undefined && row.module.slug !== moduleSlug) return null
    const chapter = { ...row, isPremium: found.isPremium }
    const locked = isLocked(chapter, access)
    const body = locked ? null : await readBody(tx, named, row.id)
    return {
      ...row,
      languages: [row.language],
      ...pageWords(row, found, isOpenToAll(chapter) ? body : null),
      class: found,
      number: at + 1,
      count: rows.length,
      prev: toNeighbour(rows[at - 1]),
      next: toNeighbour(rows[at + 1]),
      locked,
      body,
    } satisfies Chapter
  },
)

/** The addresses of the chapters that everyone can read; all are counted, since a sitemap reads them to the end. */
export const listOpenChaptersHandler = handler(
  listOpenChapters,
  { role: 'visitor', cached: true },
  async (tx, { siteId }, input) => {
    const open = selectOpen(tx, siteId)
    const items = await open.limit(input.pageSize).offset(offsetOf(input))
    const total = await countRows(tx, selectOpen(tx, siteId).as('open'))
    return { items, pagination: toPagination(input, total) }
  },
)

const selectOpen = (tx: Transaction, siteId: string) =>
  tx
    .select({
      slug: sql<string>`${classes.slug}`.as('slug'),
      moduleSlug: sql<string>`${modules.slug}`.as('module_slug'),
      chapterSlug: sql<string>`${chapters.slug}`.as('chapter_slug'),
      isPremium: classes.isPremium,
      language: chapters.language,
    })
    .from(chapters)
    .innerJoin(modules, and(eq(modules.siteId, siteId), eq(modules.id, chapters.moduleId)))
    .innerJoin(classes, and(eq(classes.siteId, siteId), eq(classes.id, chapters.classId)))
    .where(
      and(
        eq(chapters.siteId, siteId),
        eq(chapters.hasBody, true),
        or(eq(chapters.isFree, true), eq(classes.isPremium, false)),
      ),
    )
    .orderBy(asc(classes.slug), asc(modules.position), asc(chapters.position))
    .$dynamic()
