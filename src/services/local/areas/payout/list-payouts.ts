import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { listBanks, listPayouts, ungroup } from '#schemas/services/payout.ts'
import { requireCaller } from '../../../access.ts'
import { freeHandler, handler } from '../../calls/handler.ts'
import { containsText } from '../../database/conditions.ts'
import { countRows, offsetOf, toPagination } from '../../database/paging.ts'
import { payouts } from '../../database/tables/payout-tables.ts'
import { payoutsOfLead } from '../lead-area/lead-conditions.ts'
import { findLeadLimit } from '../lead-area/lead-limit.ts'
import { banks, codesOf } from './banks.ts'
import { selectPayouts, toPayout } from './payout-rows.ts'

/**
 * Payouts that match every filter, newest first; a partner sees their own, and a lead those whose requester is of a school
 * of its programme or province.
 */
export const listPayoutsHandler = handler(
  listPayouts,
  { role: 'server' },
  async (tx, { siteId, caller }, input) => {
    const { userId, kind } = requireCaller(caller)
    const page = { page: input.page, pageSize: input.perPage }
    const chosen = and(
      eq(payouts.siteId, siteId),
      kind === 'partner' ? eq(payouts.requesterId, userId) : undefined,
      payoutsOfLead(await findLeadLimit(tx, { siteId, caller })),
      ...filters(input),
    )
    const rows = await selectPayouts(tx)
      .where(chosen)
      .orderBy(desc(payouts.requestedAt), desc(payouts.id))
      .limit(page.pageSize)
      .offset(offsetOf(page))
    const total = await countRows(tx, payouts, chosen)
    return { items: rows.map(toPayout), pagination: toPagination(page, total) }
  },
)

function filters(input: z.output<(typeof listPayouts)['input']>): (SQL | undefined)[] {
  const bank = input.bank?.trim() ?? ''
  return [
    input.status === undefined ? undefined : eq(payouts.status, input.status),
    bank === '' ? undefined : eq(payouts.bank, bank),
    matches(input.search),
  ]
}

function matches(search: string | undefined): SQL | undefined {
  const typed = containsText([payouts.accountName, payouts.accountNumber], search)
  if (search === undefined || typed === undefined) return undefined
  const codes = codesOf(search.trim())
  const ofBanks = codes.length === 0 ? undefined : inArray(payouts.bank, codes)
  return or(typed, containsText([payouts.accountNumber], ungroup(search)), ofBanks)
}

/** The banks of Indonesia, the same for every site. */
export const listBanksHandler = freeHandler(listBanks, () => Promise.resolve([...banks]))
