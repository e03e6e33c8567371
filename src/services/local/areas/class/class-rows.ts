import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ChapterItem } from '#schemas/services/chapter.ts'
import type { ClassItem } from '#schemas/services/class.ts'
import type { Transaction } from '../../database/database.ts'
import { classes, classMentors, mentors, modules } from '../../database/tables/class-tables.ts'
import { chapters } from '../../database/tables/learning-tables.ts'
import { programs } from '../../database/tables/program-tables.ts'
import { flags } from './class-state.ts'
import { languageColumns, nameInLanguage } from '../../text/in-language.ts'

/** The columns of a class in lists; the query joins its program. */
export const itemColumns = {
  ...languageColumns(classes, 'class'),
  id: classes.id,
  name: classes.name,
  slug: classes.slug,
  code: classes.code,
  kind: classes.kind,
  description: classes.description,
  logo: classes.logo,
  cover: classes.cover,
  level: classes.level,
  mode: classes.mode,
  city: classes.city,
  price: classes.price,
  isPremium: classes.isPremium,
  seats: classes.seats,
  seatsLeft: sql<number>`greatest(0, ${classes.seats} - ${classes.enrolled})`,
  hours: sql<number>`(select coalesce(sum(${modules.hours}), 0)::int from ${modules}
    where ${and(eq(modules.siteId, classes.siteId), eq(modules.classId, classes.id))})`,
  schedule: classes.schedule,
  zone: classes.zone,
  opensAt: classes.opensAt,
  closesAt: classes.closesAt,
  startsAt: classes.startsAt,
  endsAt: classes.endsAt,
  // Null for a class without a program.
  programName: sql<string | null>`${nameInLanguage(programs)}`,
  mentorNames: sql<string[]>`(select coalesce(jsonb_agg(${mentors.name}
      order by ${classMentors.position}, ${mentors.name}), '[]')
    from ${classMentors} join ${mentors} on ${eq(mentors.id, classMentors.mentorId)}
    where ${and(eq(classMentors.siteId, classes.siteId), eq(classMentors.classId, classes.id))})`,
  ...flags,
}

type Moment = 'opensAt' | 'closesAt' | 'startsAt' | 'endsAt'
type ItemRow = Omit<ClassItem, Moment | 'isWebinar'> & Record<Moment, Date>

export const toItem = ({ opensAt, closesAt, startsAt, endsAt, ...row }: ItemRow): ClassItem => ({
  ...row,
  isWebinar: row.kind === 'webinar',
  opensAt: opensAt.toISOString(),
  closesAt: closesAt.toISOString(),
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
})

/** A query for classes with their programs, to which conditions are added. */
export const selectItems = (tx: Transaction) =>
  tx.select(itemColumns).from(classes).leftJoin(programs, eq(programs.id, classes.programId))

/** The columns of a module in a syllabus, for a visitor: others would see unpublished chapters too. */
export const moduleColumns = {
  ...languageColumns(modules, 'module'),
  id: modules.id,
  title: modules.title,
  slug: modules.slug,
  summary: modules.summary,
  hours: modules.hours,
  chapters: sql<ChapterItem[]>`(select coalesce(jsonb_agg(jsonb_build_object(
      'title', ${chapters.title}, 'language', ${chapters.language}, 'slug', ${chapters.slug}, 'minutes', ${chapters.minutes},
      'isFree', ${chapters.isFree}, 'hasBody', ${chapters.hasBody}) order by ${chapters.position}), '[]')
    from ${chapters}
    where ${and(eq(chapters.siteId, modules.siteId), eq(chapters.moduleId, modules.id))})`,
}

/** Only premium classes, or only the others; all without a wish. */
export const ifPremium = (wanted: boolean | undefined): SQL | undefined =>
  wanted === undefined ? undefined : eq(classes.isPremium, wanted)

/** What a page about a chapter says of its class; null for none. */
export async function findClassOfChapter(tx: Transaction, siteId: string, named: SQL | undefined) {
  const [found] = await tx
    .select({
      ...languageColumns(classes, 'class'),
      id: classes.id,
      name: classes.name,
      slug: classes.slug,
      description: classes.description,
      price: classes.price,
      isPremium: classes.isPremium,
      isPublished: classes.isPublished,
    })
    .from(classes)
    .where(and(eq(classes.siteId, siteId), named))
  return found ?? null
}
