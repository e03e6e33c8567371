/** One connection, lent for the time of one transaction. */
export interface Session {
  /** Runs one statement; each row is an array of decoded values. */
  query(sql: string, values: unknown[]): Promise<unknown[][]>
  /** The same, with the names of the columns. */
  table(sql: string, values: unknown[]): Promise<Table>
  /** Runs statements that take no values, in one message. The default deadline is the database's. */
  script(sql: string, deadline?: number): Promise<void>
}

export interface Table {
  names: string[]
  rows: unknown[][]
}

/** Hears what a backend tells on the channel `tenun_change`. */
export interface Listener {
  received: (payload: string) => void
  /** News may have been lost, as after a reconnection. */
  missed: () => void
}

/** What PGlite and PostgreSQL have in common. */
export interface Backend {
  /** In words, for the log. */
  name: string
  /** Lends a connection to `use`; one on which `use` throws is not lent again. */
  session<T>(use: (session: Session) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** What every backend is opened with. */
export interface BackendOptions {
  listener: Listener
  log: Log
  /** How long a statement may take, in milliseconds. */
  deadline: number
}

export type Log = (message: string, details?: Record<string, unknown>) => void

/** A statement took longer than it may. Whether it had an effect is unknown. */
export class DeadlineExceeded extends Error {
  override name = 'DeadlineExceeded'

  constructor(deadline: number, cause?: unknown) {
    super(`The database gave no answer within ${deadline} ms.`, { cause })
  }
}
