import { sql } from 'drizzle-orm'
import {
  managedChapters,
  managedClasses,
  managedModules,
} from '#schemas/services/manage-classes.ts'
import { classes, modules } from '../../database/tables/class-tables.ts'
import { enrolments, invoices } from '../../database/tables/payment-tables.ts'
import { programs } from '../../database/tables/program-tables.ts'
import { chapters } from '../../database/tables/learning-tables.ts'
import { chapterStore } from './chapter-store.ts'
import { mentorsOfClass } from './link-fields.ts'
import type { ManagedTable } from './managed-table.ts'
import { tableStore } from './table-store.ts'

const byAccount = { column: 'account_id', table: 'accounts' }

const classTable: ManagedTable = {
  area: managedClasses,
  deletedBy: 'server',
  nameOf: ({ name }) => String(name),
  list: {
    table: classes,
    name: classes.name,
    slug: classes.slug,
    date: classes.startsAt,
    isPublished: sql`${classes.isPublished}`,
    search: [classes.name, classes.code],
    narrowing: [classes.programId],
  },
  store: tableStore({
    area: managedClasses,
    table: classes,
    slugFrom: 'name',
    references: [{ field: 'programId', table: programs }],
    linked: [mentorsOfClass],
  }),
  snapshot: {
    table: 'classes',
    dependents: [
      { table: 'modules', column: 'class_id' },
      { table: 'chapters', column: 'class_id' },
      { table: 'chapter_bodies', column: 'class_id' },
      { table: 'chapter_progress', column: 'class_id', other: byAccount },
      { table: 'class_teachers', column: 'class_id', other: byAccount },
      {
        table: 'class_mentors',
        column: 'class_id',
        other: { column: 'mentor_id', table: 'mentors' },
      },
    ],
    optional: [{ column: 'program_id', table: 'programs' }],
  },
  blockers: [
    {
      table: invoices,
      column: invoices.classId,
      words: { id: 'tagihan', en: 'invoices' },
      role: 'server',
    },
    {
      table: enrolments,
      column: enrolments.classId,
      words: { id: 'peserta terdaftar', en: 'enrolled learners' },
      role: 'server',
    },
  ],
}

const moduleTable: ManagedTable = {
  area: managedModules,
  nameOf: ({ title }) => String(title),
  list: {
    table: modules,
    name: modules.title,
    slug: modules.slug,
    position: modules.position,
    search: [modules.title, modules.summary],
    narrowing: [modules.classId],
  },
  store: tableStore({
    area: managedModules,
    table: modules,
    slugFrom: 'title',
    slugWithin: 'classId',
    references: [{ field: 'classId', table: classes }],
  }),
  deletedBy: 'server',
  snapshot: {
    table: 'modules',
    dependents: [
      { table: 'chapters', column: 'module_id' },
      { table: 'chapter_bodies', column: 'chapter_id', of: 'chapters' },
      { table: 'chapter_progress', column: 'chapter_id', of: 'chapters', other: byAccount },
    ],
  },
}

const chapterTable: ManagedTable = {
  area: managedChapters,
  deletedBy: 'server',
  nameOf: ({ title }) => String(title),
  list: {
    table: chapters,
    name: chapters.title,
    slug: chapters.slug,
    position: chapters.position,
    isPublished: sql`${chapters.isPublished}`,
    search: [chapters.title],
    narrowing: [chapters.moduleId],
  },
  store: chapterStore,
  snapshot: {
    table: 'chapters',
    dependents: [
      { table: 'chapter_bodies', column: 'chapter_id' },
      { table: 'chapter_progress', column: 'chapter_id', other: byAccount },
    ],
  },
}

/** Classes, their modules and chapters. */
export const classAreas: readonly ManagedTable[] = [classTable, moduleTable, chapterTable]
