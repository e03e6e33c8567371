import { and, asc, eq, sql } from 'drizzle-orm'
import { type ListedMentor, listMentors, readMentor } from '#schemas/services/class.ts'
import { handler } from '../../calls/handler.ts'
import { byIdOrSlug } from '../../database/conditions.ts'
import { readCounted } from '../../database/counted-page.ts'
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

const listedColumns = { ...mentorColumns, classes: sql<ListedMentor['classes']>`(${taught})` }

/** The mentors of a site in its own order, each with the classes that can still be joined first. */
export const listMentorsHandler = handler(
  listMentors,
  { role: 'visitor', changes, cached: true },
  async (tx, { siteId }, input) => {
    const ofSite = eq(mentors.siteId, siteId)
    const { rows, pagination } = await readCounted(
      tx,
      { ...input, counted: { from: mentors, where: ofSite } },
      (matching) =>
        tx
          .select({ ...listedColumns, matching })
          .from(mentors)
          .where(ofSite)
          .orderBy(asc(mentors.position), asc(mentors.name), asc(mentors.id)),
    )
    return { items: rows, pagination }
  },
)

/** A mentor with their classes, by slug or id. */
export const readMentorHandler = handler(
  readMentor,
  { role: 'visitor', changes, cached: true },
  async (tx, { siteId }, { slug }) => {
    const chosen = and(eq(mentors.siteId, siteId), byIdOrSlug(mentors, slug))
    const [row] = await tx.select(listedColumns).from(mentors).where(chosen)
    return row ?? null
  },
)
