import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { listApiPrograms, listPrograms, readProgram } from '#schemas/services/program.ts'
import type { ServiceContext } from '../../../calls.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { byIdOrSlug } from '../../database/conditions.ts'
import { readCounted } from '../../database/counted-page.ts'
import type { PageAsked } from '../../database/paging.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { readByFormerSlug } from '../../records/former-slugs.ts'
import { programs, programSchools } from '../../database/tables/program-tables.ts'
import { languageColumns } from '../../text/in-language.ts'

const itemColumns = {
  ...languageColumns(programs, 'program'),
  id: programs.id,
  name: programs.name,
  slug: programs.slug,
  summary: programs.summary,
  logo: programs.logo,
  cover: programs.cover,
  duration: programs.duration,
  audience: programs.audience,
  classCount: sql<number>`(select count(*) from ${classes}
    where ${and(eq(classes.siteId, programs.siteId), eq(classes.programId, programs.id))})`,
}

/** The programs of a site in its own order. */
export const listProgramsHandler = handler(
  listPrograms,
  { role: 'visitor', cached: true },
  readProgramPage,
)

/** The same on the API host. */
export const listApiProgramsHandler = handler(
  listApiPrograms,
  { role: 'visitor', cached: true },
  readProgramPage,
)

async function readProgramPage(tx: Transaction, { siteId }: ServiceContext, input: PageAsked) {
  const ofSite = eq(programs.siteId, siteId)
  const { rows, pagination } = await readCounted(
    tx,
    { ...input, counted: { from: programs, where: ofSite } },
    (matching) =>
      tx
        .select({ ...itemColumns, matching })
        .from(programs)
        .where(ofSite)
        .orderBy(asc(programs.position), asc(programs.name), asc(programs.id)),
  )
  return { items: rows, pagination }
}

/** A program by its slug or id, or by a slug that it had before. */
export const readProgramHandler = handler(
  readProgram,
  { role: 'visitor', cached: true },
  async (tx, context, { slug }) => {
    const { siteId } = context
    const read = (chosen: SQL) => findProgram(tx, siteId, chosen)
    const former = { context, area: 'program', slug }
    return (
      (await read(byIdOrSlug(programs, slug))) ??
      readByFormerSlug(tx, former, (id) => read(eq(programs.id, id)))
    )
  },
)

async function findProgram(tx: Transaction, siteId: string, chosen: SQL) {
  const [row] = await tx
    .select({
      ...itemColumns,
      about: programs.about,
      coverAlt: programs.coverAlt,
      outcomes: programs.outcomes,
      schoolCount: sql<number>`(select count(*) from ${programSchools}
          where ${eq(programSchools.programId, programs.id)})`,
    })
    .from(programs)
    .where(and(eq(programs.siteId, siteId), chosen))
  return row ?? null
}
