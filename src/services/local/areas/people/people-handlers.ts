import type { Handler } from '../../calls/handler.ts'
import {
  listAccountsHandler,
  resumeAccountHandler,
  suspendAccountHandler,
} from './managed-accounts.ts'
import { eraseOwnDataHandler, exportOwnDataHandler } from './own-data.ts'
import { setLeadAreaHandler } from './set-lead-area.ts'
import { erasePersonHandler, exportPersonHandler } from './person-data.ts'

/** The accounts of a site, and what it stores about a person. */
export const peopleHandlers: Handler[] = [
  listAccountsHandler,
  suspendAccountHandler,
  resumeAccountHandler,
  setLeadAreaHandler,
  exportPersonHandler,
  erasePersonHandler,
  exportOwnDataHandler,
  eraseOwnDataHandler,
]
