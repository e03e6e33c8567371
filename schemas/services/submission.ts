import { z } from 'zod'
import { CsvText } from '../csv.ts'
import { FileContent } from '../file-content.ts'
import { endpoint, listOf, paging } from '../endpoint.ts'
import { declaredKinds } from '../declared-field.ts'
import { leaveEmpty } from '../messages.ts'
import { sharedAddress } from '../shared-address.ts'
import { Locale } from '../text.ts'

/** What a visitor wrote in one field, under the label that it had then. */
export const SubmittedAnswer = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(declaredKinds),
  value: z.string().describe('As people read it: labels of options, names of cities and files.'),
  fileId: z.uuid().optional().describe('Of a file, by which the staff download it.'),
})
export type SubmittedAnswer = z.output<typeof SubmittedAnswer>

/** What a visitor sent by a form of a page. */
export const Submission = z.object({
  id: z.string(),
  receipt: z.string().describe('The number that the visitor was given.'),
  form: z.string().describe('The page and the node of the form: `contact.write`.'),
  title: z.string().describe('The heading of the form.'),
  path: z.string().describe('Where it was sent from.'),
  answers: z.array(SubmittedAnswer),
  language: Locale,
  sentAt: z.string(),
  deletesAt: z.string().describe('When it is deleted by itself.'),
})
export type Submission = z.output<typeof Submission>

const Value = z.union([
  z.string().max(10_000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(120)).max(40),
])

/**
 * Sends a form whose fields its page declares. What is taken is what the node of the page says, never what is sent
 * with it: 404 without such a form, 400 with the field.
 */
export const submitForm = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v1/form/submit',
  summary: 'Send a form of a page.',
  input: z.strictObject({
    path: z.string().max(500).regex(/^\//).describe('The page that has the form.'),
    node: z.string().min(1).max(200).describe('The id of the node.'),
    values: z.record(z.string().max(60), Value).describe('What was filled in, by field.'),
    website: z.literal('', { error: leaveEmpty }).default('').describe('For robots only.'),
  }),
  output: z.object({ id: z.string(), receipt: z.string() }),
  access: 'public',
  entities: [],
  success: 201,
  throttle: sharedAddress,
  isRepeatable: true,
})

/**
 * Receives a file for a field of a form before the form is sent, which then names it by its hash. A file of no form that
 * was sent is deleted after an hour. What the field takes is what its node says: 413 beyond its size, 415 for another kind,
 * 422 for one that cannot be read, 507 when the site has no room for it.
 */
export const uploadFormFile = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v1/form/file/upload',
  summary: 'Send a file for a form of a page.',
  input: z.strictObject({
    path: z.string().max(500).regex(/^\//).describe('The page that has the form.'),
    node: z.string().min(1).max(200).describe('The id of the node.'),
    field: z.string().min(1).max(60),
  }),
  output: z.object({
    sha256: z.string().describe('Of the file as it is stored: the value of the field.'),
    name: z.string(),
    bytes: z.int().positive(),
  }),
  access: 'public',
  entities: [],
  success: 201,
  takes: 'file',
  throttle: sharedAddress,
})

const readers = ['superadmin', 'admin'] as const

const chosen = {
  form: z.string().max(401).optional().describe('Only of this form: `contact.write`.'),
  search: z.string().max(100).optional().describe('In the answers and the receipt number.'),
}

/** What was sent by forms, newest first, and the forms that something was sent by: also those that are gone. */
export const listSubmissions = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/form/submission/list',
  summary: 'What visitors sent by forms.',
  input: z.object({ ...chosen, ...paging(10) }),
  output: listOf(Submission).extend({
    forms: z.array(z.object({ form: z.string(), title: z.string(), count: z.int() })),
  }),
  access: readers,
  entities: [],
})

/** One of them, by its id. */
export const readSubmission = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/form/submission/detail',
  summary: 'One submission of a form.',
  input: z.object({ id: z.uuid() }),
  output: Submission,
  access: readers,
  entities: [],
})

/** Deletes one for good. */
export const deleteSubmission = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v1/form/submission/delete',
  summary: 'Delete a submission of a form.',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({ id: z.string() }),
  access: readers,
  entities: [],
})

/** How many submissions one file has. */
export const exportSize = 1000

/** The same as CSV, newest first, a thousand in a file. */
export const exportSubmissions = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/form/submission/export',
  summary: 'What visitors sent by forms, as CSV.',
  input: z.object({ ...chosen, page: paging(1).page }),
  output: CsvText,
  access: readers,
  entities: [],
  answers: 'csv',
})

/** A file that came with a submission, as an attachment. Who downloaded it is recorded. */
export const downloadFormFile = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v1/form/file/download',
  summary: 'A file of a submission.',
  input: z.strictObject({ id: z.uuid() }),
  output: FileContent,
  access: readers,
  entities: [],
  answers: 'file',
})

/** The endpoints of this area. */
export const submissionEndpoints = [
  submitForm,
  uploadFormFile,
  downloadFormFile,
  listSubmissions,
  readSubmission,
  deleteSubmission,
  exportSubmissions,
]
