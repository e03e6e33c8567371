import { z } from 'zod'
import { CsvText } from '../csv.ts'
import { endpoint, listOf, paging } from '../endpoint.ts'
import { declaredKinds } from '../declared-field.ts'
import { leaveEmpty } from '../messages.ts'
import { Locale } from '../text.ts'

/** What a visitor wrote in one field, under the label that it had then. */
export const SubmittedAnswer = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(declaredKinds),
  value: z.string().describe('As people read it: labels of options, names of cities.'),
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
  throttle: { times: 5, seconds: 600 },
  isRepeatable: true,
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

/** The endpoints of this area. */
export const submissionEndpoints = [
  submitForm,
  listSubmissions,
  readSubmission,
  deleteSubmission,
  exportSubmissions,
]
