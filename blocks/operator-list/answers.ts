import type { z } from 'zod'
import type { Me } from '#schemas/services/account.ts'
import type { listOperators } from '#schemas/services/operator.ts'
import type { listSites } from '#schemas/services/site.ts'

/** The answers that the list is drawn from. */
export interface OperatorListAnswers {
  operators: z.output<typeof listOperators.output> | null
  /** The first hundred sites, to choose from. */
  sites: z.output<typeof listSites.output> | null
  me: Me | null
}
