import { z } from 'zod'
import { RowName, rowLanguage } from '../row-language.ts'
import { endpoint, listOf, paging } from '../endpoint.ts'
import { ClassLevel, ClassMode, SyllabusModule } from './class.ts'

/** An intake of a program. Dates are ISO 8601. */
export const Batch = z.object({
  ...rowLanguage,
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  program: RowName,
  city: z.string().nullable().describe('Null is everywhere.'),
  seats: z.int().nonnegative(),
  registrationOpensAt: z.string(),
  registrationClosesAt: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  isOpen: z.boolean().describe('Whether one can register.'),
})
export type Batch = z.output<typeof Batch>

/** The pagination of batches, whose names differ from those of other lists. */
export const BatchPagination = z.object({
  current_page: z.int().min(1),
  last_page: z.int().nonnegative(),
  per_page: z.int().min(1),
  total_data: z.int().nonnegative(),
})
export type BatchPagination = z.output<typeof BatchPagination>

/** Batches that have not ended, ordered by their start. */
export const listBatches = endpoint({
  host: 'api',
  method: 'GET',
  path: 'batch/active',
  summary: 'Batches that have not ended.',
  input: z.object({ ...paging(10) }),
  output: z.object({ items: z.array(Batch), pagination: BatchPagination }),
  access: 'public',
  entities: ['program'],
})

/** What a program teaches: its classes, ordered by their start, with their modules. */
export const Silabus = z.object({
  program: RowName.extend({ summary: z.string(), duration: z.string() }),
  hours: z.int().nonnegative(),
  classes: z.array(
    z.object({
      ...rowLanguage,
      id: z.string(),
      name: z.string(),
      slug: z.string(),
      description: z.string(),
      level: ClassLevel,
      hours: z.int().nonnegative(),
      modules: z.array(SyllabusModule),
    }),
  ),
})
export type Silabus = z.output<typeof Silabus>

/** The syllabus of a program by its id or slug; 404 when there is none. */
export const readSilabus = endpoint({
  host: 'api',
  method: 'GET',
  path: 'silabus/{programId}',
  summary: 'What a program teaches.',
  input: z.object({ programId: z.string().min(1).max(200) }),
  output: Silabus,
  access: 'public',
  entities: ['program', 'class'],
})

/** A short course of continuing education, for people who work. Amounts are whole rupiah. */
export const Extension = z.object({
  ...rowLanguage,
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  summary: z.string(),
  field: z.string(),
  mode: ClassMode,
  city: z.string().nullable(),
  meetings: z.int().positive(),
  hours: z.int().positive(),
  price: z.int().nonnegative().describe('0 is free.'),
  outcome: z.string().describe('What a participant takes home.'),
  startsAt: z.string(),
})
export type Extension = z.output<typeof Extension>

/** Courses of continuing education in the order of the site. */
export const listExtensions = endpoint({
  host: 'api',
  method: 'GET',
  path: 'ce/extensions',
  summary: 'Short courses of continuing education.',
  input: z.object({ ...paging(10) }),
  output: listOf(Extension),
  access: 'public',
  entities: ['program'],
})

/** The endpoints of this area. */
export const batchEndpoints = [listBatches, readSilabus, listExtensions]
