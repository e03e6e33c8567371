import type { z } from 'zod'
import type { Me } from '#schemas/services/account.ts'
import type { managedPrograms } from '#schemas/services/manage-classes.ts'
import type { listAccounts } from '#schemas/services/manage-accounts.ts'

/** The answers that the list is drawn from. */
export interface AccountListAnswers {
  accounts: z.output<typeof listAccounts.output> | null
  me: Me | null
  /** The first hundred public programmes with the words that were searched for, by name. */
  programs: z.output<typeof managedPrograms.calls.list.output> | null
}
