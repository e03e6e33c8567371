import type { Handler } from '../../calls/handler.ts'
import {
  listAccountsHandler,
  resumeAccountHandler,
  suspendAccountHandler,
} from './managed-accounts.ts'
import { eraseOwnDataHandler, exportOwnDataHandler } from './own-data.ts'
import { erasePersonHandler, exportPersonHandler } from './person-data.ts'

/** The accounts of a site, and what it stores about a person. */
export const peopleHandlers: Handler[] = [
  listAccountsHandler,
  suspendAccountHandler,
  resumeAccountHandler,
  exportPersonHandler,
  erasePersonHandler,
  exportOwnDataHandler,
  eraseOwnDataHandler,
]
