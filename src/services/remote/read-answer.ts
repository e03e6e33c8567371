import { z } from 'zod'
import type { Endpoint } from '#schemas/endpoint.ts'
import { callProblems, type CallProblem } from '#schemas/problems.ts'
import { messagesIn, refusalsOf } from '#schemas/validation-messages.ts'
import { LineReader } from '#schemas/lines.ts'
import type { OutboundAnswer } from '../outbound.ts'
import { readBounded, UnreadableAnswer } from '../outbound.ts'
import { ServiceError, type RefusalStatus } from '../service-error.ts'
import { readFileAnswer } from './read-file-answer.ts'
import { retryAfterOf } from './retry-after.ts'
import { sanitiseAnswer } from './sanitise-answer.ts'

/** The answer of an operator's host: the response envelope, or a problem with its parts. */
const Body = z.object({
  type: z.string().optional(),
  message: z.string().optional(),
  status: z.union([z.boolean(), z.number()]).optional(),
  data: z.unknown().optional(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
})

const callProblemNames = Object.keys(callProblems) as CallProblem[]
const passedOn: readonly number[] = [400, 401, 403, 409, 410, 412, 413, 415, 422, 428, 429, 507]

/**
 * The data of an answer, checked against the endpoint's output, its HTML sanitised; null for 404. Throws ServiceError with the
 * host's refusal, and 502 for an invalid answer, with a line for the log.
 */
export async function readAnswer(
  endpoint: Endpoint,
  answer: OutboundAnswer,
  report: (line: string) => void,
): Promise<unknown> {
  const broken = (why: string) => {
    report(`service-answer: ${endpoint.method} ${endpoint.path} answered ${why}`)
    return new UnreadableAnswer()
  }
  if (endpoint.answers === 'file' && answer.status === 200) return readFileAnswer(answer)
  const text = Buffer.from(await readBounded(answer.body)).toString('utf8')
  const isCsv = endpoint.answers === 'csv' && answer.status < 300
  const said = isCsv ? text : parseJson(text)
  const isBare = isCsv || (endpoint.host === 'rest' && answer.status < 300)
  // PostgREST answers an insert with nothing: https://docs.postgrest.org/en/stable/references/api/tables_views.html#insert
  const body = Body.safeParse(isBare ? { data: text === '' ? {} : said } : said)
  if (answer.status === 404) return null
  if (!body.success) throw broken(`${answer.status} with a body that is no envelope.`)
  const { type, message = '', errors = [], status, data } = body.data
  if (passedOn.includes(answer.status)) {
    const details = {
      fields: errors,
      retryAfter: answer.status === 429 ? retryAfterOf(answer.headers) : undefined,
      problem: problemOf(type, answer.status),
    }
    throw new ServiceError(answer.status as RefusalStatus, unprefixed(endpoint, message), details)
  }
  if (answer.status >= 400 || status === false)
    throw broken(`${answer.status} "${message.slice(0, 100)}".`)
  const output = endpoint.output.safeParse(data, { error: messagesIn('en') })
  if (output.success) return sanitiseAnswer(endpoint.output, output.data)
  const [refusal] = refusalsOf(output.error)
  throw broken(
    `data with ${refusal?.path.join('.') || 'a shape'} that is wrong: ${refusal?.message}`,
  )
}

/**
 * The lines of a stream, each checked against the endpoint's output. Throws ServiceError 502, with a line for
 * the log, for an invalid one.
 */
export async function* readLines(
  endpoint: Endpoint,
  { body }: OutboundAnswer,
  report: (line: string) => void,
): AsyncGenerator<unknown> {
  const reader = new LineReader()
  const broken = (cause?: unknown) => {
    report(`service-answer: ${endpoint.method} ${endpoint.path} sent a line that is wrong.`)
    return new ServiceError(502, 'Response stream error', { cause })
  }
  const read = (line: string): unknown => {
    const value = endpoint.output.safeParse(parseJson(line))
    if (value.success) return value.data
    throw broken(value.error)
  }
  try {
    for await (const bytes of body) for (const line of reader.push(bytes)) yield read(line)
    for (const line of reader.end()) yield read(line)
  } catch (error) {
    throw error instanceof RangeError ? broken(error) : error
  }
}

/** The problem that an answer names, if it is one of ours with this status. */
const problemOf = (type: string | undefined, status: number): CallProblem | undefined =>
  callProblemNames.find(
    (name) => type === `/problems#${name}` && callProblems[name].status === status,
  )

/** Our own server adds the prefix to the message again. */
const unprefixed = ({ message }: Endpoint, text: string) =>
  message !== undefined && text.startsWith(`${message.failure} `)
    ? text.slice(message.failure.length + 1)
    : text

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
