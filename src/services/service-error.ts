import { type Bilingual, fillText } from '#schemas/bilingual.ts'
import { callProblemOf, type CallProblem } from '#schemas/problems.ts'
import type { Locale } from '#schemas/text.ts'

/** The statuses of refused requests: RFC 9110, and RFC 6585 for 428 and 429. */
export type RefusalStatus =
  | 400
  | 401
  | 403
  | 404
  | 409
  | 410
  | 412
  | 413
  | 415
  | 422
  | 428
  | 429
  | 502
  | 503
  | 504
  | 507

interface RefusedDetails {
  /** The fields that are wrong, each with a message. */
  fields?: { field: string; message: string }[]
  /** In seconds: when to try again. */
  retryAfter?: number | undefined
  /** The problem of the catalogue, where the status alone does not identify it. */
  problem?: CallProblem | undefined
  /** The language of the messages, when it is not English. */
  locale?: Locale
  /** The same messages in Indonesian, where they are no declared texts. */
  indonesian?: RefusalTexts | undefined
  cause?: unknown
}

/** What is said of a refusal, and of the fields that it names. */
export interface RefusalTexts {
  message: string
  fields: { field: string; message: string }[]
}

/** One for every copy of this module. */
const brand: unique symbol = Symbol.for('tenun.ServiceError')

/**
 * A request that is understood and refused. The message is for the caller, the status for HTTP. `instanceof` also knows one
 * of another copy of this module: while developing, the services are loaded apart from the server that is reloaded.
 */
export class ServiceError extends Error {
  static override [Symbol.hasInstance](value: unknown): value is ServiceError {
    const isOne = value instanceof Error && brand in value
    return this === ServiceError ? isOne : isOne && super[Symbol.hasInstance](value)
  }

  override name = 'ServiceError'
  readonly [brand] = true
  readonly status: RefusalStatus
  readonly fields: { field: string; message: string }[]
  readonly retryAfter: number | undefined
  readonly problem: CallProblem
  readonly locale: Locale
  readonly indonesian: RefusalTexts | undefined

  constructor(status: RefusalStatus, message: string, details: RefusedDetails = {}) {
    super(message, { cause: details.cause })
    this.status = status
    this.fields = details.fields ?? []
    this.retryAfter = details.retryAfter
    this.problem = details.problem ?? callProblemOf(status)
    this.locale = details.locale ?? 'en'
    this.indonesian = details.indonesian
  }

  /** The same refusal, whose fields have other names. */
  withNames(nameOf: (field: string) => string): ServiceError {
    const renamed = (fields: RefusalTexts['fields']) =>
      fields.map(({ field, message }) => ({ field: nameOf(field), message }))
    const { status, message, fields, indonesian, retryAfter, problem, locale } = this
    return new ServiceError(status, message, {
      retryAfter,
      problem,
      locale,
      fields: renamed(fields),
      indonesian: indonesian && { ...indonesian, fields: renamed(indonesian.fields) },
      cause: this,
    })
  }
}

/** A value that passes the schema and is still refused: 422 with the field's name. */
export const refuseField = (field: string, message: string) =>
  new ServiceError(422, `${field}: ${message}`, { fields: [{ field, message }] })

interface BothDetails {
  /** The field that is wrong. */
  field?: string
  /** What the names in braces of the text stand for. */
  values?: Readonly<Record<string, string | number>>
  cause?: unknown
}

/** A refusal in both languages, whose text may name values: `{count} posts use it.` */
export function refuseInBoth(
  status: RefusalStatus,
  text: Bilingual,
  { field, values = {}, cause }: BothDetails = {},
): ServiceError {
  const say = (written: string): RefusalTexts => {
    const message = fillText(written, values)
    return field === undefined
      ? { message, fields: [] }
      : { message: `${field}: ${message}`, fields: [{ field, message }] }
  }
  const { message, fields } = say(text.en)
  return new ServiceError(status, message, { fields, cause, indonesian: say(text.id) })
}

/** A host that another site has claimed: 409 with the name of that site, which only superadmins are told. */
export function hostTaken(host: string, owner: string): ServiceError {
  const message = `The host ${host} belongs to the site ${owner}.`
  return new ServiceError(409, message, { fields: [{ field: 'hosts', message }] })
}
