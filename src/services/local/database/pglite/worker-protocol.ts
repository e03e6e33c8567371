/** What the worker is started with. */
export interface WorkerTask {
  /** `create` makes a new database in the folder and stops; `open` serves the one that is there. */
  task: 'create' | 'open'
  folder: string
}

/** Main thread to worker. Without `values` the SQL may hold several statements. */
export type Request = { id: number; sql: string; values?: unknown[] } | 'close'

/** Worker to main thread. News of a commit comes before the answer to the commit. */
export type Reply =
  | { kind: 'ready' }
  | { kind: 'rows'; id: number; rows: unknown[][]; names: string[] }
  | { kind: 'error'; id: number; error: ErrorFields }
  | { kind: 'news'; payload: string }

/** An error of the database, which loses its own fields on the way between threads. */
export interface ErrorFields {
  message: string
  code?: string
  constraint?: string
  table?: string
}
