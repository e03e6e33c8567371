import { z } from 'zod'
import { endpoint, listOf, paging } from '../endpoint.ts'

/** A program as lists show it. */
export const ProgramItem = z.object({
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

/** A program as its own page shows it: product.md section 3, "Program detail". */
export const ProgramDetail = ProgramItem.extend({
  about: z.string().describe('HTML, sanitised when it was stored.'),
  outcomes: z.array(z.string()),
  schoolCount: z.int().nonnegative(),
})
export type ProgramDetail = z.output<typeof ProgramDetail>

/** Programs that run. */
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
})
