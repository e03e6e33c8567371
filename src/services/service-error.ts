import { callProblemOf, type CallProblem } from '#schemas/problems.ts'

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
  cause?: unknown
}

/** A request that is understood and refused. The message is for the caller, the status for HTTP. */
export class ServiceError extends Error {
  override name = 'ServiceError'
  readonly status: RefusalStatus
  readonly fields: { field: string; message: string }[]
  readonly retryAfter: number | undefined
  readonly problem: CallProblem

  constructor(status: RefusalStatus, message: string, details: RefusedDetails = {}) {
    super(message, { cause: details.cause })
    this.status = status
    this.fields = details.fields ?? []
    this.retryAfter = details.retryAfter
    this.problem = details.problem ?? callProblemOf(status)
  }
}

/** A value that passes the schema and is still refused: 422 with the field's name. */
export const refuseField = (field: string, message: string) =>
  new ServiceError(422, `${field}: ${message}`, { fields: [{ field, message }] })
