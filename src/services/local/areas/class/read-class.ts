import { and, asc, eq } from 'drizzle-orm'
import {
  type ClassItem,
  type Mentor,
  readClassOverview,
  readClassSyllabus,
} from '#schemas/services/class.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { byIdOrSlug } from '../../database/conditions.ts'
import { classes, classMentors, mentors, modules } from '../../database/tables/class-tables.ts'
import { programs } from '../../database/tables/program-tables.ts'
import { itemColumns, moduleColumns, toItem } from './class-rows.ts'
import { mentorColumns } from './list-mentors.ts'

/** A class with its program and its mentors, by its slug. */
export const readClassOverviewHandler = handler(
  readClassOverview,
  { role: 'visitor' },
  async (tx, { siteId }, { slug }) => {
    const [row] = await tx
      .select({
        ...itemColumns,
        about: classes.about,
        benefits: classes.benefits,
        audience: classes.audience,
        closesAt: classes.closesAt,
        program: { id: programs.id, name: programs.name, slug: programs.slug },
      })
      .from(classes)
      .leftJoin(programs, eq(programs.id, classes.programId))
      .where(and(eq(classes.siteId, siteId), eq(classes.slug, slug)))
    if (row === undefined) return null
    const { closesAt, about, benefits, audience, program, ...rest } = row
    return {
      ...toItem(rest satisfies Record<keyof ClassItem, unknown>),
      about,
      benefits,
      audience,
      program,
      registrationClosesAt: closesAt.toISOString(),
      mentors: await readMentorsOf(tx, row.id),
    }
  },
)

const readMentorsOf = (tx: Transaction, classId: string): Promise<Mentor[]> =>
  tx
    .select(mentorColumns)
    .from(mentors)
    .innerJoin(classMentors, eq(classMentors.mentorId, mentors.id))
    .where(eq(classMentors.classId, classId))
    .orderBy(asc(classMentors.position), asc(mentors.name))

/** The syllabus of a class by its id or slug. */
export const readClassSyllabusHandler = handler(
  readClassSyllabus,
  { role: 'visitor' },
  async (tx, { siteId }, { classroomId }) => {
    const [found] = await tx
      .select({ id: classes.id })
      .from(classes)
      .where(and(eq(classes.siteId, siteId), byIdOrSlug(classes, classroomId)))
    if (found === undefined) return null
    const items = await tx
      .select(moduleColumns)
      .from(modules)
      .where(and(eq(modules.siteId, siteId), eq(modules.classId, found.id)))
      .orderBy(asc(modules.position))
    return { items }
  },
)
