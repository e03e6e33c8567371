/** The task of the worker. */
export interface WorkerTask {
  /**
   * `create` makes a new database in the folder and stops; `open` serves the existing one, and `copy` a copy of it in
   * memory, which is only read.
   */
  task: 'create' | 'open' | 'copy'
  folder: string
  /** PGlite's program, compiled. */
  program: WebAssembly.Module
}

/**
 * Without `values` the SQL may hold several statements. When one that `begins` a transaction fails, the next requests
 * get its error and do not run, until ROLLBACK.
 */
export interface Statement {
  id: number
  sql: string
  values?: unknown[]
  isPrepared?: boolean
  begins?: boolean
}

/** Main thread to worker: what was asked at one time. */
export type Request = Statement[] | 'close'

/** Worker to main thread: the answers to what was asked at one time. Notifications of a commit arrive before its answer. */
export type Message = Reply[]

export type Reply =
  | { kind: 'ready' }
  | { kind: 'rows'; id: number; rows: unknown[][]; names: string[] }
  | { kind: 'error'; id: number; error: ErrorFields }
  | { kind: 'news'; payload: string }

/** The fields of a database error, which an Error loses between threads. */
export interface ErrorFields {
  message: string
  code?: string
  constraint?: string
  table?: string
}
