import type { CallProblem } from '#schemas/problems.ts'

/** A problem of the catalogue, or what only a browser sees: no answer at all, or none in time. */
export type FailureName = CallProblem | 'no-answer' | 'too-late'

interface Failure {
  /** The HTTP status; 500 when there was no response. */
  status: number
  name: FailureName
  message: string
  fields?: readonly { field: string; message: string }[]
}

/** Thrown by a call that the services refuse, or do not answer. */
export class CallFailed extends Error {
  declare readonly status: number
  declare readonly problem: FailureName
  declare readonly fields: readonly { field: string; message: string }[]

  constructor({ status, name, message, fields = [] }: Failure, cause?: unknown) {
    super(message, { cause })
    this.name = 'CallFailed'
    this.status = status
    this.problem = name
    this.fields = fields
  }
}

interface Body {
  type?: string
  message?: string
  errors?: Failure['fields']
}

/** The failure in the body of an error response: `application/problem+json`, or PostgREST's shape. */
export function failureOf(status: number, body: unknown): CallFailed {
  const {
    type = '',
    message,
    errors,
  } = (typeof body === 'object' && body !== null ? body : {}) as Body
  const [, name] = /^\/problems#([a-z-]+)$/.exec(type) ?? []
  return new CallFailed({
    status,
    name: (name as CallProblem | undefined) ?? nameOf(status),
    message: message ?? `The service answered ${status}.`,
    ...(errors === undefined ? {} : { fields: errors }),
  })
}

const nameOf = (status: number): CallProblem => {
  if (status === 400) return 'bad-input'
  if (status === 401) return 'sign-in-first'
  if (status === 403) return 'not-allowed'
  return status === 404 ? 'not-found' : 'defect'
}
