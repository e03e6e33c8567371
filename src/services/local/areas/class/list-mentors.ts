import { asc, eq } from 'drizzle-orm'
import type { listMentors } from '#schemas/services/class.ts'
import type { Serve } from '../../../service.ts'
import type { Database } from '../../database/database.ts'
import { countRows, offsetOf, toPagination } from '../../database/paging.ts'
import { mentors } from '../../database/tables/class.ts'

/** The columns of someone who teaches. */
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
