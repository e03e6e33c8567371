import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { readSilabus } from '#schemas/services/batch.ts'
import { moduleColumns } from '../class/class-rows.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { byIdOrSlug } from '../../database/conditions.ts'
import { classes, modules } from '../../database/tables/class-tables.ts'
import { programs } from '../../database/tables/program-tables.ts'
import { languageColumns } from '../../text/in-language.ts'

/** The most classes that one syllabus lists. */
const mostClasses = 100

/** What a program teaches, by its id or slug. */
export const readSilabusHandler = handler(
  readSilabus,
  { role: 'visitor', cached: true },
  async (tx, { siteId }, { programId }) => {
    const [program] = await tx
      .select({
        ...languageColumns(programs, 'program'),
        id: programs.id,
        name: programs.name,
        slug: programs.slug,
        summary: programs.summary,
        duration: programs.duration,
      })
      .from(programs)
      .where(and(eq(programs.siteId, siteId), byIdOrSlug(programs, programId)))
    if (program === undefined) return null
    const taught = await readClasses(tx, siteId, program.id)
    return { program, hours: total(taught), classes: taught }
  },
)

async function readClasses(tx: Transaction, siteId: string, programId: string) {
  const rows = await tx
    .select({
      ...languageColumns(classes, 'class'),
      id: classes.id,
      name: classes.name,
      slug: classes.slug,
      description: classes.description,
      level: classes.level,
    })
    .from(classes)
    .where(
      and(
        eq(classes.siteId, siteId),
        eq(classes.programId, programId),
        ne(classes.kind, 'webinar'),
      ),
    )
    .orderBy(asc(classes.startsAt), asc(classes.name), asc(classes.id))
    .limit(mostClasses)
  const held = await readModules(
    tx,
    siteId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const ofClass = held.filter(({ classId }) => classId === row.id)
    return { ...row, hours: total(ofClass), modules: ofClass }
  })
}

const readModules = (tx: Transaction, siteId: string, ofClasses: string[]) =>
  tx
    .select({ ...moduleColumns, classId: modules.classId })
    .from(modules)
    .where(and(eq(modules.siteId, siteId), inArray(modules.classId, ofClasses)))
    .orderBy(asc(modules.position))

const total = (parts: { hours: number }[]) => parts.reduce((sum, { hours }) => sum + hours, 0)
