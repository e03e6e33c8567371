import { sql } from 'drizzle-orm'
import type { AnyPgTable } from 'drizzle-orm/pg-core'
import type { Starter } from '#schemas/starter.ts'
import type { Database, Transaction } from '../database/database.ts'
import { toBatchRows, toExtensionRows } from '../areas/batch/batch-starter-rows.ts'
import { toCareerRows } from '../areas/career/career-starter-rows.ts'
import { toGalleryRows } from '../areas/gallery/gallery-starter-rows.ts'
import { countRows } from '../database/paging.ts'
import { toPodcastRows } from '../areas/podcast/podcast-starter-rows.ts'
import { toPostRows } from '../areas/post/post-starter-rows.ts'
import { toSentRows } from '../areas/rest/rest-starter-rows.ts'
import { batches, extensions } from '../database/tables/batch-tables.ts'
import { careers, jobs } from '../database/tables/career-tables.ts'
import { classes, classMentors, mentors, modules } from '../database/tables/class-tables.ts'
import { galleries, photos } from '../database/tables/gallery-tables.ts'
import { podcasts } from '../database/tables/podcast-tables.ts'
import { postCategories, postKinds, posts } from '../database/tables/post-tables.ts'
import { programs, programSchools, schools } from '../database/tables/program-tables.ts'
import { aspirations, bookReviews, donations } from '../database/tables/rest-tables.ts'
import { sites } from '../database/tables/site-table.ts'
import { testimonies } from '../database/tables/testimony-tables.ts'
import {
  toClassRows,
  toMentorRows,
  toProgramRows,
  toSchoolRows,
  toTestimonyRows,
} from './seed-rows.ts'

const contentTables: AnyPgTable[] = [
  schools,
  programs,
  classes,
  mentors,
  modules,
  postKinds,
  postCategories,
  posts,
  testimonies,
  careers,
  podcasts,
  galleries,
  batches,
  extensions,
  bookReviews,
  aspirations,
  donations,
]

/** Inserts the first rows of a site, all or none. Resolves to false when it already has a row. */
export const seed = (
  database: Database,
  siteId: string,
  starter: () => Starter,
): Promise<boolean> =>
  database.transaction({ role: 'server', siteId }, async (tx) => {
    // A parallel seed of the same site waits here, and then finds the rows.
    await tx.insert(sites).values({ id: siteId }).onConflictDoNothing()
    await tx.execute(sql`select from ${sites} where id = ${siteId} for update`)
    if (await hasContent(tx)) return false
    await insertRows(tx, siteId, starter())
    return true
  })

async function hasContent(tx: Transaction): Promise<boolean> {
  for (const table of contentTables) {
    if ((await countRows(tx, table)) > 0) return true
  }
  return false
}

async function insertRows(tx: Transaction, siteId: string, starter: Starter): Promise<void> {
  const ofSite = toSchoolRows(siteId, starter)
  const run = toProgramRows(siteId, starter, ofSite)
  const teaching = toMentorRows(siteId, starter)
  const taught = toClassRows(siteId, starter, { programs: run.programs, mentors: teaching })
  const written = toPostRows(siteId, starter)

  await ifAny(ofSite, (rows) => tx.insert(schools).values(rows))
  await ifAny(run.programs, (rows) => tx.insert(programs).values(rows))
  await ifAny(run.programSchools, (rows) => tx.insert(programSchools).values(rows))
  await ifAny(teaching, (rows) => tx.insert(mentors).values(rows))
  await ifAny(taught.classes, (rows) => tx.insert(classes).values(rows))
  await ifAny(taught.classMentors, (rows) => tx.insert(classMentors).values(rows))
  await ifAny(taught.modules, (rows) => tx.insert(modules).values(rows))
  await ifAny(written.kinds, (rows) => tx.insert(postKinds).values(rows))
  await ifAny(written.categories, (rows) => tx.insert(postCategories).values(rows))
  await ifAny(written.posts, (rows) => tx.insert(posts).values(rows))
  await ifAny(toTestimonyRows(siteId, starter), (rows) => tx.insert(testimonies).values(rows))
  await ifAny(toPodcastRows(siteId, starter, written), (rows) => tx.insert(podcasts).values(rows))
  await ifAny(toBatchRows(siteId, starter, run.programs), (rows) => tx.insert(batches).values(rows))
  await ifAny(toExtensionRows(siteId, starter), (rows) => tx.insert(extensions).values(rows))
  await insertShown(tx, siteId, starter)
}

/** Rows to which no others refer. */
async function insertShown(tx: Transaction, siteId: string, starter: Starter): Promise<void> {
  const work = toCareerRows(siteId, starter)
  const taken = toGalleryRows(siteId, starter)
  await ifAny(work.careers, (rows) => tx.insert(careers).values(rows))
  await ifAny(work.jobs, (rows) => tx.insert(jobs).values(rows))
  await ifAny(taken.galleries, (rows) => tx.insert(galleries).values(rows))
  await ifAny(taken.photos, (rows) => tx.insert(photos).values(rows))
  const sent = toSentRows(siteId, starter)
  await ifAny(sent.bookReviews, (rows) => tx.insert(bookReviews).values(rows))
  await ifAny(sent.aspirations, (rows) => tx.insert(aspirations).values(rows))
  await ifAny(sent.donations, (rows) => tx.insert(donations).values(rows))
}

async function ifAny<Row>(rows: Row[], insert: (rows: Row[]) => Promise<unknown>): Promise<void> {
  if (rows.length > 0) await insert(rows)
}
