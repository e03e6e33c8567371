import { asc, eq } from 'drizzle-orm'
import { listMentors } from '#schemas/services/class.ts'
import { handler } from '../../calls/handler.ts'
import { countRows, offsetOf, toPagination } from '../../database/paging.ts'
import { mentors } from '../../database/tables/class-tables.ts'

/** The columns of a mentor. */
export const mentorColumns = {
  id: mentors.id,
  name: mentors.name,
  slug: mentors.slug,
  role: mentors.role,
  bio: mentors.bio,
  photo: mentors.photo,
  expertise: mentors.expertise,
}

/** The mentors of a site in its own order. */
export const listMentorsHandler = handler(
  listMentors,
  { role: 'visitor' },
  async (tx, { siteId }, input) => {
    const ofSite = eq(mentors.siteId, siteId)
    const items = await tx
      .select(mentorColumns)
      .from(mentors)
      .where(ofSite)
      .orderBy(asc(mentors.position), asc(mentors.name), asc(mentors.id))
      .limit(input.pageSize)
      .offset(offsetOf(input))
    return { items, pagination: toPagination(input, await countRows(tx, mentors, ofSite)) }
  },
)
