import type { StarterRows } from '#schemas/starter.ts'
import { toCareerRows } from '../areas/career/career-starter-rows.ts'
import { toGalleryRows } from '../areas/gallery/gallery-starter-rows.ts'
import { toSentRows } from '../areas/rest/rest-starter-rows.ts'
import type { Transaction } from '../database/database.ts'
import { careers, jobs } from '../database/tables/career-tables.ts'
import { galleries, photos } from '../database/tables/gallery-tables.ts'
import { teams } from '../database/tables/people-tables.ts'
import { aspirations, bookReviews, donations } from '../database/tables/rest-tables.ts'
import { testimonies } from '../database/tables/testimony-tables.ts'
import { insertAny } from './insert-any.ts'
import { toTeamRows, toTestimonyRows } from './seed-rows.ts'

/** The tables that this file fills. */
export const otherTables = [
  testimonies,
  careers,
  galleries,
  bookReviews,
  aspirations,
  donations,
  teams,
]

/** Inserts content to which no other rows refer. */
export async function seedOtherContent(
  tx: Transaction,
  siteId: string,
  starter: StarterRows,
): Promise<void> {
  const work = toCareerRows(siteId, starter)
  const taken = toGalleryRows(siteId, starter)
  const sent = toSentRows(siteId, starter)
  await insertAny(toTestimonyRows(siteId, starter), (rows) => tx.insert(testimonies).values(rows))
  await insertAny(work.careers, (rows) => tx.insert(careers).values(rows))
  await insertAny(work.jobs, (rows) => tx.insert(jobs).values(rows))
  await insertAny(taken.galleries, (rows) => tx.insert(galleries).values(rows))
  await insertAny(taken.photos, (rows) => tx.insert(photos).values(rows))
  await insertAny(sent.bookReviews, (rows) => tx.insert(bookReviews).values(rows))
  await insertAny(sent.aspirations, (rows) => tx.insert(aspirations).values(rows))
  await insertAny(sent.donations, (rows) => tx.insert(donations).values(rows))
  await insertAny(toTeamRows(siteId, starter), (rows) => tx.insert(teams).values(rows))
}
