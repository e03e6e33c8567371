import { and, eq, type SQL } from 'drizzle-orm'
import type { ServiceContext } from '../../../calls.ts'
import type { Transaction } from '../../database/database.ts'
import { schools } from '../../database/tables/program-tables.ts'
import { schoolsOfLead } from '../lead-area/lead-conditions.ts'
import { findLeadLimit } from '../lead-area/lead-limit.ts'

/** The schools of the site; for a lead those of its programme or province. */
export async function schoolsKnownTo(
  tx: Transaction,
  context: ServiceContext,
): Promise<SQL | undefined> {
  const ofLead = schoolsOfLead(await findLeadLimit(tx, context))
  return and(eq(schools.siteId, context.siteId), ofLead)
}
