import type { Accounts } from './accounts.ts'
import type { Calls } from './calls.ts'
import type { Files } from './files.ts'
import type { PaymentSandbox } from './payment-sandbox.ts'
import type { Sites } from './sites.ts'

/** Whether data can be read and changed, or only read, or neither. */
export type ServicesState = 'ready' | 'read-only' | 'away'

/** The data services of one system. */
export interface Services {
  /** For the log: `PGlite in .data/db` or `PostgreSQL at localhost`. */
  name: string
  calls: Calls
  accounts: Accounts
  sites: Sites
  files: Files
  /** Null where the sandbox takes no payments. */
  sandbox: PaymentSandbox | null
  /**
   * Begins what no request waits for: checks of the database and work in the background. Rejects where the database
   * does not separate the sites; nothing may be served then. Further calls give the same promise.
   */
  begin(): Promise<void>
  /** What is known of the data without asking for any. */
  state(): ServicesState
  close(): Promise<void>
}
