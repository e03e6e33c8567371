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

/** Main thread to worker. Without `values` the SQL may hold several statements. */
export type Request =
  | { id: number; sql: string; values?: unknown[]; isPrepared?: boolean }
  | 'close'

/** Worker to main thread. Notifications of a commit arrive before the answer to the commit. */
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
