import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import {
  type ClassItem,
  listClasses,
  listMentors,
  type Mentor,
  readClassOverview,
  readClassSyllabus,
} from '#schemas/services/class.ts'
import type { z } from 'zod'
import { bind, type Binding, type Serve } from '../service.ts'
import { itemColumns, listOrder, selectItems, state, toItem } from './class-rows.ts'
import type { Database, Transaction } from './database.ts'
import { holds, isNamed } from './match.ts'
import { countRows, offsetOf, toPagination } from './paging.ts'
import { classes, classMentors, mentors, modules } from './schema/class.ts'
import { programs } from './schema/program.ts'

const mostPrograms = 100

const mentorColumns = {
  id: mentors.id,
  name: mentors.name,
  slug: mentors.slug,
  role: mentors.role,
  bio: mentors.bio,
  photo: mentors.photo,
  expertise: mentors.expertise,
}

/** Classes that pass every filter; `state` is the one a visitor sees on the badge. */
export const serveListClasses =
  (database: Database): Serve<typeof listClasses> =>
  ({ siteId }, input) =>
    database.transaction({ role: 'visitor', siteId }, async (tx) => {
      const chosen = and(eq(classes.siteId, siteId), ...filters(input))
      const total = await countRows(tx, selectItems(tx).where(chosen).as('chosen'))
      const rows = await selectItems(tx)
        .where(chosen)
        .orderBy(...listOrder)
        .limit(input.pageSize)
        .offset(offsetOf(input))
      return { items: rows.map(toItem), pagination: toPagination(input, total) }
    })

function filters(input: z.output<(typeof listClasses)['input']>): (SQL | undefined)[] {
  const type = input['filter.type']
  const named = (input.programIds ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, mostPrograms)
  return [
    input.state === undefined ? undefined : sql`${state} = ${input.state}`,
    input.level === undefined ? undefined : eq(classes.level, input.level),
    type === undefined ? undefined : eq(classes.isWebinar, type === 'webinar'),
    named.length === 0 ? undefined : or(...named.map((name) => isNamed(programs, name))),
    holds([classes.name, classes.description], input.search),
  ]
}

/** A class with its program and its mentors, by its slug. */
export const serveReadClassOverview =
  (database: Database): Serve<typeof readClassOverview> =>
  ({ siteId }, { slug }) =>
    database.transaction({ role: 'visitor', siteId }, async (tx) => {
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
    })

const readMentorsOf = (tx: Transaction, classId: string): Promise<Mentor[]> =>
  tx
    .select(mentorColumns)
    .from(mentors)
    .innerJoin(classMentors, eq(classMentors.mentorId, mentors.id))
    .where(eq(classMentors.classId, classId))
    .orderBy(asc(classMentors.position), asc(mentors.name))

/** The syllabus of a class that is named by its id or its slug. */
export const serveReadClassSyllabus =
  (database: Database): Serve<typeof readClassSyllabus> =>
  ({ siteId }, { classroomId }) =>
    database.transaction({ role: 'visitor', siteId }, async (tx) => {
      const [found] = await tx
        .select({ id: classes.id })
        .from(classes)
        .where(and(eq(classes.siteId, siteId), isNamed(classes, classroomId)))
      if (found === undefined) return null
      const items = await tx
        .select({
          id: modules.id,
          title: modules.title,
          slug: modules.slug,
          summary: modules.summary,
          hours: modules.hours,
          chapters: modules.chapters,
        })
        .from(modules)
        .where(eq(modules.classId, found.id))
        .orderBy(asc(modules.position))
      return { items }
    })

/** The mentors of a site in its own order. */
export const serveListMentors =
  (database: Database): Serve<typeof listMentors> =>
  ({ siteId }, input) =>
    database.transaction({ role: 'visitor', siteId }, async (tx) => {
      const ofSite = eq(mentors.siteId, siteId)
      const items = await tx
        .select(mentorColumns)
        .from(mentors)
        .where(ofSite)
        .orderBy(asc(mentors.position), asc(mentors.name), asc(mentors.id))
        .limit(input.pageSize)
        .offset(offsetOf(input))
      return { items, pagination: toPagination(input, await countRows(tx, mentors, ofSite)) }
    })

/** What this area fulfils. */
export const classBindings = (database: Database): Binding[] => [
  bind(listClasses, serveListClasses(database)),
  bind(readClassOverview, serveReadClassOverview(database)),
  bind(readClassSyllabus, serveReadClassSyllabus(database)),
  bind(listMentors, serveListMentors(database)),
]
