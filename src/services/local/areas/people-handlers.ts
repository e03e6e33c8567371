import type { Handler } from '../calls/handler.ts'
import { accountHandlers } from './account/account-handlers.ts'
import { appointmentHandlers } from './appointment/appointment-handlers.ts'
import { mailHandlers } from './mail/mail-handlers.ts'
import { schoolHandlers } from './school/school-handlers.ts'

/** Accounts, registrations and messages. `issuer` is the account site of another system, if there is one. */
export const peopleHandlers = (issuer: URL | undefined): Handler[] => [
  ...accountHandlers(issuer),
  ...appointmentHandlers,
  ...mailHandlers,
  ...schoolHandlers,
]
