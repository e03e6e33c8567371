import { and, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { listAppointments, listOwnAppointments } from '#schemas/services/appointment.ts'
import { requireCaller } from '../../../access.ts'
import { handler } from '../../calls/handler.ts'
import { containsText } from '../../database/conditions.ts'
import type { Transaction } from '../../database/database.ts'
import { countRows, offsetOf, toPagination } from '../../database/paging.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { appointments } from '../../database/tables/appointment-tables.ts'
import { appointmentColumns, shownState, toAppointment } from './appointment-row.ts'

/** The requests for appointments at a site, newest first. */
export const listAppointmentsHandler = handler(
  listAppointments,
  { role: 'server' },
  (tx, { siteId }, input) => readPage(tx, { ...input, ofSite: eq(appointments.siteId, siteId) }),
)

/** The requests of the caller, newest first: by the account, or by its address, which counts once it is confirmed. */
export const listOwnAppointmentsHandler = handler(
  listOwnAppointments,
  { role: 'server' },
  (tx, { siteId, caller }, input) => {
    const { userId } = requireCaller(caller)
    const address = tx
      .select({ email: accounts.email })
      .from(accounts)
      .where(
        and(eq(accounts.siteId, siteId), eq(accounts.id, userId), isNotNull(accounts.verifiedAt)),
      )
    const own = or(
      eq(appointments.accountId, userId),
      sql`lower(${appointments.email}) in ${address}`,
    )
    return readPage(tx, { ...input, ofSite: and(eq(appointments.siteId, siteId), own) })
  },
)

type Asked = z.output<typeof listAppointments.input> & { ofSite: SQL | undefined }

async function readPage(tx: Transaction, { ofSite, state, search, ...asked }: Asked) {
  const { topic, name, email, institution } = appointments
  const chosen = and(
    ofSite,
    state === undefined ? undefined : eq(shownState, state),
    containsText([topic, name, email, institution], search),
  )
  const rows = await tx
    .select(appointmentColumns)
    .from(appointments)
    .where(chosen)
    .orderBy(desc(appointments.sentAt), appointments.id)
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
  return {
    items: rows.map(toAppointment),
    pagination: toPagination(asked, await countRows(tx, appointments, chosen)),
  }
}
