import { and, eq } from 'drizzle-orm'
import type { ServiceContext } from '../../../calls.ts'
import type { Transaction } from '../../database/database.ts'
import { accounts } from '../../database/tables/account-tables.ts'

/** The programme or the province that a lead is tied to, by its id. */
export interface LeadLimit {
  siteId: string
  of: 'program' | 'province'
  id: string
}

/** What the caller's figures are limited to; null for the whole site, as for every kind that is no lead's. */
export async function findLeadLimit(
  tx: Transaction,
  { siteId, caller }: Pick<ServiceContext, 'siteId' | 'caller'>,
): Promise<LeadLimit | null> {
  if (caller?.kind !== 'lead_program' && caller?.kind !== 'lead_region') return null
  const [found] = await tx
    .select({ program: accounts.leadProgramId, province: accounts.leadProvinceId })
    .from(accounts)
    .where(and(eq(accounts.siteId, siteId), eq(accounts.id, caller.userId)))
  const of = caller.kind === 'lead_program' ? 'program' : 'province'
  const id = found?.[of] ?? null
  return id === null ? null : { siteId, of, id }
}
