import { sql } from 'drizzle-orm'
import type { AnyPgTable } from 'drizzle-orm/pg-core'
import type { Starter } from '#schemas/starter.ts'
import type { Database, Transaction } from './database.ts'
import { countRows } from './paging.ts'
import { classes, classMentors, mentors, modules } from './schema/class.ts'
import { postCategories, postKinds, posts } from './schema/post.ts'
import { programs, programSchools, schools } from './schema/program.ts'
import { sites } from './schema/site.ts'
import { testimonies } from './schema/testimony.ts'
import {
  toClassRows,
  toMentorRows,
  toPostRows,
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
]

/** Gives a site its first rows, all or none. Resolves to false when it has any row already. */
export const seed = (
  database: Database,
  siteId: string,
  starter: () => Starter,
): Promise<boolean> =>
  database.transaction({ role: 'server', siteId }, async (tx) => {
    // Whoever seeds the same site at the same time waits here, and then finds the rows.
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
}

async function ifAny<Row>(rows: Row[], insert: (rows: Row[]) => Promise<unknown>): Promise<void> {
  if (rows.length > 0) await insert(rows)
}
