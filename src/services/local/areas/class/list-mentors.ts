import { and, asc, eq, sql } from 'drizzle-orm'
import { type ListedMentor, listMentors, readMentor } from '#schemas/services/class.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { byIdOrSlug } from '../../database/conditions.ts'
import { countUpTo, limitOf, offsetOf, toPagination } from '../../database/paging.ts'
import { classes, classMentors, mentors } from '../../database/tables/class-tables.ts'
import { badgeState, listOrder } from './class-state.ts'
import { nextClassChange as changes } from './next-class-change.ts'
import { languageColumns } from '../../text/in-language.ts'

/** The columns of a mentor. */
export const mentorColumns = {
  ...languageColumns(mentors, 'mentor'),
  id: mentors.id,
  name: mentors.name,
  slug: mentors.slug,
  role: mentors.role,
  bio: mentors.bio,
  photo: mentors.photo,
  expertise: mentors.expertise,
}

const taught = sql`select coalesce(jsonb_agg(jsonb_build_object(
    'name', ${classes.name}, 'slug', ${classes.slug}, 'state', ${badgeState},
    'language', ${classes.language},
    'otherTexts', jsonb_build_object('of', 'class', 'in', ${classes.translations}))
    order by ${sql.join(listOrder, sql`, `)}), '[]')
  from ${classMentors} join ${classes} on ${eq(classes.id, classMentors.classId)}
  where ${and(eq(classMentors.siteId, mentors.siteId), eq(classMentors.mentorId, mentors.id))}`

const selectListed = (tx: Transaction) =>
  tx.select({ ...mentorColumns, classes: sql<ListedMentor['classes']>`(${taught})` }).from(mentors)

/** The mentors of a site in its own order, each with the classes that can still be joined first. */
export const listMentorsHandler = handler(
  listMentors,
  { role: 'visitor', changes, cached: true },
  async (tx, { siteId }, input) => {
    const ofSite = eq(mentors.siteId, siteId)
    const items = await selectListed(tx)
      .where(ofSite)
      .orderBy(asc(mentors.position), asc(mentors.name), asc(mentors.id))
      .limit(limitOf(input))
      .offset(offsetOf(input))
    return {
      items,
      pagination: toPagination(input, await countUpTo(tx, { from: mentors, where: ofSite })),
    }
  },
)

/** A mentor with their classes, by slug or id. */
export const readMentorHandler = handler(
  readMentor,
  { role: 'visitor', changes, cached: true },
  async (tx, { siteId }, { slug }) => {
    const chosen = and(eq(mentors.siteId, siteId), byIdOrSlug(mentors, slug))
    return (await selectListed(tx).where(chosen))[0] ?? null
  },
)
