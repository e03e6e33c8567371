import { z } from 'zod'

/** An error would break a page; a warning makes it worse; an info is worth knowing. */
export const Severity = z.enum(['error', 'warning', 'info'])
export type Severity = z.output<typeof Severity>

/** A location in a file: lines and columns begin at 1, the pointer is RFC 6901. */
export const SourceLocation = z.strictObject({
  file: z.string(),
  line: z.int().positive(),
  column: z.int().positive(),
  pointer: z.string(),
})
export type SourceLocation = z.output<typeof SourceLocation>

/** An edit that fixes a problem and cannot cause another one. A missing value deletes the key. */
export const Fix = z.strictObject({
  title: z.string(),
  edits: z.array(z.strictObject({ pointer: z.string(), value: z.json().optional() })).min(1),
})
export type Fix = z.output<typeof Fix>

/** One named problem and its location. */
export const Problem = SourceLocation.extend({
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

/** One line with a clickable location: `file:line:column rule message hint`. */
export const printProblem = (problem: Problem): string =>
  `${problem.file}:${problem.line}:${problem.column} ${problem.severity} ${problem.rule}: ${problem.message} ${problem.hint}`

/** The problems that a call can fail with, by name (RFC 9457). The URI of each is `/problems#<name>`. */
export const callProblems = {
  'bad-input': {
    status: 400,
    title: 'Bad input',
    next: 'Mend the fields that `errors` names and send it again.',
  },
  'sign-in-first': {
    status: 401,
    title: 'Not signed in',
    next: 'Send `Authorization: Bearer` with an access token of this site that still holds.',
  },
  'app-token': {
    status: 401,
    title: 'The app token is not valid',
    next: 'Compare your clock with the header X-Server-Time, make a new AppToken, and try once more.',
  },
  'not-allowed': {
    status: 403,
    title: 'Not allowed',
    next: 'Ask someone whose account may do this.',
  },
  'sign-in-again': {
    status: 403,
    title: 'Signed in too long ago',
    next: 'Sign in once more, and send it again within five minutes.',
  },
  'not-found': {
    status: 404,
    title: 'Not found',
    next: 'Look at the list for what there is.',
  },
  'wrong-method': {
    status: 405,
    title: 'Wrong method',
    next: 'Use one of the methods that the header Allow names.',
  },
  conflict: {
    status: 409,
    title: 'In conflict with what is stored',
    next: 'Read what is stored, and choose another value.',
  },
  'registration-closed': {
    status: 409,
    title: 'Registration is not open',
    next: 'Look at `opensAt` and `closesAt` of the class.',
  },
  'class-full': {
    status: 409,
    title: 'No seat is left',
    next: 'Try again after as many seconds as Retry-After says, where it is sent; else choose another class.',
  },
  over: {
    status: 410,
    title: 'No longer there',
    next: 'Ask for a new one.',
  },
  'changed-meanwhile': {
    status: 412,
    title: 'Changed meanwhile',
    next: 'Read it again, bring your change into what is there now, and send it with the new ETag.',
  },
  'too-large': {
    status: 413,
    title: 'Too large',
    next: 'Send less.',
  },
  'wrong-type': {
    status: 415,
    title: 'Wrong type of content',
    next: 'Send `Content-Type: application/json`, or for a file `multipart/form-data`.',
  },
  'refused-value': {
    status: 422,
    title: 'A value that cannot be taken',
    next: 'Mend the fields that `errors` names and send it again.',
  },
  'name-the-version': {
    status: 428,
    title: 'Which version was changed is not said',
    next: 'Read it first, and send its ETag in If-Match.',
  },
  'too-often': {
    status: 429,
    title: 'Too often',
    next: 'Wait as many seconds as the header Retry-After says.',
  },
  defect: {
    status: 500,
    title: 'Server error',
    next: 'Try again in a moment.',
  },
  'broken-answer': {
    status: 502,
    title: 'A service gave an answer that cannot be read',
    next: 'Try again in a moment.',
  },
  busy: {
    status: 503,
    title: 'Busy',
    next: 'Wait as many seconds as the header Retry-After says.',
  },
  'too-slow': {
    status: 504,
    title: 'A service took too long',
    next: 'Try again in a moment.',
  },
  'no-space': {
    status: 507,
    title: 'No space',
    next: 'Delete what is no longer needed, or ask for more space.',
  },
} as const
export type CallProblem = keyof typeof callProblems

/** The first problem with this status, for services that only know a status. */
export const callProblemOf = (status: number): CallProblem =>
  (Object.keys(callProblems) as CallProblem[]).find(
    (name) => name !== 'app-token' && callProblems[name].status === status,
  ) ?? 'defect'

/** The body of every failed call: the response envelope, with the members of RFC 9457 beside it. */
export const CallProblemBody = z.object({
  message: z.string().meta({ description: 'What is wrong, for the person who asked.' }),
  status: z.literal(false).meta({
    description: 'As in every envelope, whether it succeeded; the number is the status of HTTP.',
  }),
  data: z.null(),
  type: z.string().meta({ description: 'The address of what this problem means.' }),
  title: z.string().meta({ description: 'The name of the problem, the same each time.' }),
  detail: z.string().meta({ description: 'The same as `message`, under the name of RFC 9457.' }),
  errors: z
    .array(z.object({ field: z.string(), message: z.string() }))
    .optional()
    .meta({ description: 'The fields that are wrong, each with what to do.' }),
})
export type CallProblemBody = z.output<typeof CallProblemBody>
