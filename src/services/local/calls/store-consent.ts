import { z } from 'zod'
import type { Endpoint } from '#schemas/endpoint.ts'
import type { ServiceContext } from '../../calls.ts'
import type { Transaction } from '../database/database.ts'
import { formConsents } from '../database/tables/form-tables.ts'

const Identified = z.object({ id: z.string() })

/** Stores what the sender of a form agreed to, with the id of the row that the call answered; nothing for other calls. */
export async function storeConsent(
  tx: Transaction,
  { siteId, consent }: ServiceContext,
  { endpoint, answer }: { endpoint: Endpoint; answer: unknown },
): Promise<void> {
  if (consent === undefined || answer === null) return
  const { wording, language } = consent
  const rowId = Identified.safeParse(answer).data?.id ?? null
  await tx
    .insert(formConsents)
    .values({ siteId, endpoint: endpoint.path, rowId, wording, language })
}
