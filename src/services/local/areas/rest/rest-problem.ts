interface RestProblemText {
  message: string
  details?: string | null
  hint?: string | null
}

/** An error of PostgREST: `code`, `message`, `details` and `hint`, with a status. */
export class RestProblem extends Error {
  override name = 'RestProblem'
  readonly status: number
  readonly code: string
  readonly details: string | null
  readonly hint: string | null

  constructor(status: number, code: string, text: string | RestProblemText) {
    const {
      message,
      details = null,
      hint = null,
    }: RestProblemText = typeof text === 'string' ? { message: text } : text
    super(message)
    this.status = status
    this.code = code
    this.details = details
    this.hint = hint
  }
}

/** A query parameter that cannot be parsed, with the message of PostgREST’s parser. */
/** A feature of the dialect that is not offered here, or not to this caller. */
/** The same for a column that does not exist and for one that the caller may not read. */
export const unknownColumn = (table: string, column: string) =>
  new RestProblem(400, '42703', `column ${table}.${column} does not exist`)

/** The same for a column that does not exist and for one that the caller may not set. */
export const unknownKey = (table: string, column: string) =>
  new RestProblem(
    400,
    'PGRST204',
    `Could not find the '${column}' column of '${table}' in the schema cache`,
  )

/** 401 for a visitor, who may sign in, and 403 for a caller who has. */
export const denied = (table: string, isSignedIn: boolean) =>
  new RestProblem(isSignedIn ? 403 : 401, '42501', `permission denied for table ${table}`)

export const outOfRange = (details: string) =>
  new RestProblem(416, 'PGRST103', { message: 'Requested range not satisfiable', details })

export const badBody = (message: string) => new RestProblem(400, 'PGRST102', message)
