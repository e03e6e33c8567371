import { and, asc, eq } from 'drizzle-orm'
import { listProgramSchools } from '#schemas/services/program.ts'
import { handler } from '../../calls/handler.ts'
import { byIdOrSlug } from '../../database/conditions.ts'
import { readCounted } from '../../database/counted-page.ts'
import { programs, programSchools, schools } from '../../database/tables/program-tables.ts'

/** The schools that run a program, by name; null when the program does not exist. */
export const listProgramSchoolsHandler = handler(
  listProgramSchools,
  { role: 'visitor', cached: true },
  async (tx, { siteId }, input) => {
    const [program] = await tx
      .select({ id: programs.id })
      .from(programs)
      .where(and(eq(programs.siteId, siteId), byIdOrSlug(programs, input.programId)))
    if (program === undefined) return null
    const ofProgram = eq(programSchools.programId, program.id)
    const { rows, pagination } = await readCounted(
      tx,
      { ...input, counted: { from: programSchools, where: ofProgram } },
      (matching) =>
        tx
          .select({
            matching,
            id: schools.id,
            name: schools.name,
            slug: schools.slug,
            city: schools.city,
            province: schools.province,
            isActive: schools.isActive,
            students: schools.students,
            alumni: schools.alumni,
          })
          .from(schools)
          .innerJoin(programSchools, eq(programSchools.schoolId, schools.id))
          .where(ofProgram)
          .orderBy(asc(schools.name), asc(schools.id)),
    )
    return { items: rows, pagination }
  },
)
