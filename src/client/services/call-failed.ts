import type { CallProblem } from '#schemas/problems.ts'

/** A problem of the catalogue, or what only a browser sees: no answer at all, or none in time. */
export type FailureName = CallProblem | 'no-answer' | 'too-late'

interface Failure {
  /** Of HTTP; 500 when no answer came: product.md section 8. */
  status: number
  name: FailureName
  message: string
  fields?: readonly { field: string; message: string }[]
}

/** What a call throws when the services say no, or nothing. */
export class CallFailed extends Error {
  readonly status: number
  readonly problem: FailureName
  readonly fields: readonly { field: string; message: string }[]

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

/** The failure that a refusing answer says: `application/problem+json`, or the hosted database's shape. */
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
