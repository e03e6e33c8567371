import { sql } from 'drizzle-orm'
import {
  managedMentors,
  managedPrograms,
  managedSchools,
} from '#schemas/services/manage-classes.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { batches } from '../../database/tables/batch-tables.ts'
import { classes, mentors } from '../../database/tables/class-tables.ts'
import { teams } from '../../database/tables/people-tables.ts'
import { programs, schools } from '../../database/tables/program-tables.ts'
import { schoolsOfProgram } from './link-fields.ts'
import { schoolSnapshot } from '../school/school-snapshot.ts'
import type { ManagedTable } from './managed-table.ts'
import { tableStore } from './table-store.ts'

const programTable: ManagedTable = {
  area: managedPrograms,
  nameOf: ({ name }) => String(name),
  list: {
    table: programs,
    name: programs.name,
    slug: programs.slug,
    position: programs.position,
    isPublished: sql`${programs.isPublished}`,
    search: [programs.name, programs.summary],
  },
  store: tableStore({
    area: managedPrograms,
    table: programs,
    slugFrom: 'name',
    linked: [schoolsOfProgram],
  }),
  snapshot: {
    table: 'programs',
    dependents: [
      {
        table: 'program_schools',
        column: 'program_id',
        other: { column: 'school_id', table: 'schools' },
      },
    ],
  },
  blockers: [
    { table: classes, column: classes.programId, words: { id: 'kelas', en: 'classes' } },
    { table: batches, column: batches.programId, words: { id: 'angkatan', en: 'batches' } },
    {
      table: accounts,
      column: accounts.leadProgramId,
      words: { id: 'akun ketua program', en: 'accounts of programme leads' },
      role: 'server',
    },
  ],
}

const mentorTable: ManagedTable = {
  area: managedMentors,
  nameOf: ({ name }) => String(name),
  list: {
    table: mentors,
    name: mentors.name,
    slug: mentors.slug,
    position: mentors.position,
    isPublished: sql`${mentors.isPublished}`,
    search: [mentors.name, mentors.role],
  },
  store: tableStore({ area: managedMentors, table: mentors, slugFrom: 'name' }),
  snapshot: {
    table: 'mentors',
    dependents: [
      {
        table: 'class_mentors',
        column: 'mentor_id',
        other: { column: 'class_id', table: 'classes' },
      },
    ],
  },
}

// The contacts of a school are the server's, so its role deletes and restores them with the school.
const schoolTable: ManagedTable = {
  area: managedSchools,
  deletedBy: 'server',
  nameOf: ({ name }) => String(name),
  list: {
    table: schools,
    name: schools.name,
    slug: schools.slug,
    isPublished: sql`${schools.isApproved}`,
    search: [schools.name, schools.city],
  },
  store: tableStore({ area: managedSchools, table: schools, slugFrom: 'name' }),
  snapshot: schoolSnapshot,
  blockers: [
    { table: teams, column: teams.schoolId, words: { id: 'tim', en: 'teams' } },
    { table: accounts, column: accounts.schoolId, words: { id: 'akun', en: 'accounts' } },
  ],
}

/** Programs, mentors and schools. */
export const programAreas: readonly ManagedTable[] = [programTable, mentorTable, schoolTable]
