import { and, asc, eq, type SQL } from 'drizzle-orm'
import { readClassOverview, readClassSyllabus } from '#schemas/services/class.ts'
import { handler } from '../../calls/handler.ts'
import { mayPreview } from '../../calls/may-preview.ts'
import { classes, modules } from '../../database/tables/class-tables.ts'
import { readByFormerSlug } from '../../records/former-slugs.ts'
import { byName, slugFirst } from './class-name.ts'
import { moduleColumns } from './class-rows.ts'

/** The syllabus of a class by its id, slug or code; in a preview also that of a class which is not published. */
export const readClassSyllabusHandler = handler(
  readClassSyllabus,
  {
    role: (context) => (mayPreview(readClassOverview, context) ? 'writer' : 'visitor'),
    cached: true,
  },
  async (tx, context, { classroomId }) => {
    const { siteId } = context
    const find = async (chosen: SQL | undefined) => {
      const [row] = await tx
        .select({ id: classes.id, slug: classes.slug, isPremium: classes.isPremium })
        .from(classes)
        .where(and(eq(classes.siteId, siteId), chosen))
        .orderBy(slugFirst(classroomId))
        .limit(1)
      return row ?? null
    }
    const former = { context, area: 'class', slug: classroomId }
    const found =
      (await find(byName(classroomId))) ??
      (await readByFormerSlug(tx, former, (id) => find(eq(classes.id, id))))
    if (found === null) return null
    const items = await tx
      .select(moduleColumns)
      .from(modules)
      .where(and(eq(modules.siteId, siteId), eq(modules.classId, found.id)))
      .orderBy(asc(modules.position))
    return { class: { slug: found.slug, isPremium: found.isPremium }, items }
  },
)
