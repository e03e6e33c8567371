import { z } from 'zod'
import { coverAlt } from '../cover-alt.ts'
import { rowLanguage } from '../row-language.ts'
import { storedHtml } from '../stored-html.ts'
import { endpoint, listOf, paging } from '../endpoint.ts'

/** A program in lists. */
export const ProgramItem = z.object({
  ...rowLanguage,
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  summary: z.string(),
  logo: z.string().nullable(),
  cover: z.string().nullable(),
  duration: z.string().describe('In words, such as “4 bulan”.'),
  audience: z.string(),
  classCount: z.int().nonnegative(),
})
export type ProgramItem = z.output<typeof ProgramItem>

/** A program on its own page. */
export const ProgramDetail = ProgramItem.extend({
  about: storedHtml(),
  ...coverAlt,
  outcomes: z.array(z.string()),
  schoolCount: z.int().nonnegative(),
})
export type ProgramDetail = z.output<typeof ProgramDetail>

/** The programs of a site. */
export const listPrograms = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/program/active',
  summary: 'Programs that run.',
  input: z.object({ ...paging(6) }),
  output: listOf(ProgramItem),
  access: 'public',
  entities: ['program', 'class'],
})

/** One program by its slug (or its id); null data and 404 when there is none. */
export const readProgram = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/program/active/detail',
  summary: 'One program by its slug.',
  input: z.object({ slug: z.string().min(1).max(200) }),
  output: ProgramDetail,
  access: 'public',
  entities: ['program', 'class'],
  namesItem: true,
})

/** A school that runs a program. */
export const ProgramSchool = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  city: z.string(),
  province: z.string(),
  isActive: z.boolean(),
  students: z.int().nonnegative(),
  alumni: z.int().nonnegative(),
})
export type ProgramSchool = z.output<typeof ProgramSchool>

/**
 * The schools that run a program, which is named by id or slug. 400 without a program, 404 when it does not
 * exist.
 */
export const listProgramSchools = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/program/schools',
  summary: 'The schools that run a program.',
  input: z.object({ programId: z.string().min(1).max(200), ...paging(10) }),
  output: listOf(ProgramSchool),
  access: 'public',
  entities: ['program'],
})

/** The programs of a site, on the API host. */
export const listApiPrograms = endpoint({
  host: 'api',
  method: 'GET',
  path: 'programs',
  summary: 'Programs that run.',
  input: listPrograms.input,
  output: listPrograms.output,
  access: 'public',
  entities: ['program', 'class'],
})

/** The endpoints of this area. */
export const programEndpoints = [listPrograms, readProgram, listProgramSchools, listApiPrograms]
