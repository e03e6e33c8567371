import type { ServicesState } from '../../service.ts'
import type { Share } from './share.ts'

/** A connection for the time of one transaction. */
export interface Session {
  /**
   * Runs one statement; each row is an array of decoded values. A statement that is `prepared` is planned once for its
   * connection, where there is room for one more: what it is read with must always be run as one role.
   */
  query(sql: string, values: unknown[], how?: 'prepared'): Promise<unknown[][]>
  /** The same, with the names of the columns. */
  table(sql: string, values: unknown[]): Promise<Table>
  /**
   * Begins a transaction by statements without values. Where it resolves before these have run, nothing but ROLLBACK
   * runs after their failure, which every statement then has.
   */
  begin(sql: string): Promise<void>
  /** Runs statements without values, in one message. The default deadline is the database's. */
  script(sql: string, deadline?: number): Promise<void>
}

export interface Table {
  names: string[]
  rows: unknown[][]
}

/** Receives what a backend reports on the channel `tenun_change`. */
export interface Listener {
  received: (payload: string) => void
  /** Notifications may have been lost, as after a reconnection. */
  missed: () => void
}

/** The interface that PGlite and PostgreSQL share. */
export interface Backend {
  /** For the log. */
  name: string
  /** Calls `use` with a connection of a share, `rest` by default; one on which `use` throws is not used again. */
  session<T>(use: (session: Session) => Promise<T>, share?: Share): Promise<T>
  /** Copies the files of an embedded database into a new folder, from which it can be opened; between two transactions. */
  copy?(folder: string): Promise<void>
  /** What is known of the database without asking it. */
  state(): ServicesState
  close(): Promise<void>
}

/** The options of every backend. */
export interface BackendOptions {
  listener: Listener
  log: Log
  /** How long a statement may take, in milliseconds. */
  deadline: number
  /** How long to wait for a database that is not there yet, in milliseconds; none by default. */
  patience?: number | undefined
}

export type Log = (message: string, details?: Record<string, unknown>) => void

/** No connection was free in time, or the one in use was lost. Whether its last statement had an effect is unknown. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'

  constructor(cause?: unknown) {
    super(`The database is away: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}

/** A statement exceeded its deadline. Whether it had an effect is unknown. */
export class DeadlineExceeded extends Error {
  override name = 'DeadlineExceeded'

  constructor(deadline: number, cause?: unknown) {
    super(`The database gave no answer within ${deadline} ms.`, { cause })
  }
}
