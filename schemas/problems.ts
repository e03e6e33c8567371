import { z } from 'zod'

/** An error would break a page; a warning makes it worse; an info is worth knowing. */
export const Severity = z.enum(['error', 'warning', 'info'])
export type Severity = z.output<typeof Severity>

/** Where in a file: lines and columns begin at 1, the pointer is RFC 6901. */
export const Place = z.strictObject({
  file: z.string(),
  line: z.int().positive(),
  column: z.int().positive(),
  pointer: z.string(),
})
export type Place = z.output<typeof Place>

/** A change that mends a problem and cannot make another one. A value that is missing takes the key out. */
export const Fix = z.strictObject({
  title: z.string(),
  edits: z.array(z.strictObject({ pointer: z.string(), value: z.json().optional() })).min(1),
})
export type Fix = z.output<typeof Fix>

/** One named thing that is wrong, and where. */
export const Problem = Place.extend({
  rule: z.string(),
  severity: Severity,
  message: z.string(),
  hint: z.string(),
  layout: z.string(),
  page: z.string().optional(),
  /** The id of the node. */
  block: z.string().optional(),
  fix: Fix.optional(),
})
export type Problem = z.output<typeof Problem>

/** One line a person can click on: `file:line:column rule message hint`. */
export const printProblem = (problem: Problem): string =>
  `${problem.file}:${problem.line}:${problem.column} ${problem.severity} ${problem.rule}: ${problem.message} ${problem.hint}`
