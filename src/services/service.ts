import type { Accounts } from './accounts.ts'
import type { Calls } from './calls.ts'
import type { Files } from './files.ts'
import type { PaymentSandbox } from './payment-sandbox.ts'
import type { Sites } from './sites.ts'

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
  close(): Promise<void>
}
