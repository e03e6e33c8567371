import { z } from 'zod'
import type { Endpoint } from '#schemas/endpoint.ts'
import type { ServiceContext } from '../../calls.ts'
import type { Transaction } from '../database/database.ts'
import { formConsents } from '../database/tables/form-tables.ts'
import { withReceipt } from '../records/receipt-number.ts'

const Identified = z.object({ id: z.string() })

/**
 * Stores what the sender of a form agreed to, with the id of the row that the call answered, and gives the answer a
 * receipt number where the endpoint has one; the answers of other calls stay as they are.
 */
export async function storeConsent<T>(
  tx: Transaction,
  { siteId, consent }: ServiceContext,
  { endpoint, answer }: { endpoint: Endpoint; answer: T },
): Promise<T> {
  if (consent === undefined || answer === null) return answer
  const rowId = Identified.safeParse(answer).data?.id ?? null
  const row = { siteId, endpoint: endpoint.path, rowId, ...consent }
  if (endpoint.hasReceipt !== true) {
    await tx.insert(formConsents).values(row)
    return answer
  }
  const receipt = await withReceipt(async (drawn) => {
    const stored = await tx
      .insert(formConsents)
      .values({ ...row, receipt: drawn })
      .onConflictDoNothing({ target: [formConsents.siteId, formConsents.receipt] })
      .returning({ id: formConsents.id })
    return stored.length === 0 ? undefined : drawn
  })
  return { ...answer, receipt }
}
