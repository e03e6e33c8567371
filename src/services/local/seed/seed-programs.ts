import type { StarterRows } from '#schemas/starter.ts'
import { toBatchRows, toExtensionRows } from '../areas/batch/batch-starter-rows.ts'
import type { Transaction } from '../database/database.ts'
import { batches, extensions } from '../database/tables/batch-tables.ts'
import { classes, classMentors, mentors, modules } from '../database/tables/class-tables.ts'
import { chapterBodies, chapters } from '../database/tables/learning-tables.ts'
import { programs, programSchools, schools } from '../database/tables/program-tables.ts'
import { insertAny } from './insert-any.ts'
import { toClassRows, toMentorRows, toProgramRows, toSchoolRows } from './seed-rows.ts'

/** The tables that this file fills. */
export const programTables = [
  schools,
  programs,
  classes,
  mentors,
  modules,
  chapters,
  batches,
  extensions,
]

/** Inserts schools, programs, and what they teach. */
export async function seedPrograms(
  tx: Transaction,
  siteId: string,
  starter: StarterRows,
): Promise<void> {
  const ofSite = toSchoolRows(siteId, starter)
  const run = toProgramRows(siteId, starter, ofSite)
  const teaching = toMentorRows(siteId, starter)
  const taught = toClassRows(siteId, starter, { programs: run.programs, mentors: teaching })
  await insertAny(ofSite, (rows) => tx.insert(schools).values(rows))
  await insertAny(run.programs, (rows) => tx.insert(programs).values(rows))
  await insertAny(run.programSchools, (rows) => tx.insert(programSchools).values(rows))
  await insertAny(teaching, (rows) => tx.insert(mentors).values(rows))
  await insertAny(taught.classes, (rows) => tx.insert(classes).values(rows))
  await insertAny(taught.classMentors, (rows) => tx.insert(classMentors).values(rows))
  await insertAny(taught.modules, (rows) => tx.insert(modules).values(rows))
  await insertAny(taught.chapters, (rows) => tx.insert(chapters).values(rows))
  await insertAny(taught.bodies, (rows) => tx.insert(chapterBodies).values(rows))
  await insertAny(toBatchRows(siteId, starter, run.programs), (rows) =>
    tx.insert(batches).values(rows),
  )
  await insertAny(toExtensionRows(siteId, starter), (rows) => tx.insert(extensions).values(rows))
}
