import { and, eq } from 'drizzle-orm'
import { UserKind } from '#schemas/endpoint.ts'
import { setLeadArea } from '#schemas/services/manage-accounts.ts'
import { refuseInBoth } from '../../../service-error.ts'
import { handler } from '../../calls/handler.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { leadColumnsOf } from '../lead-area/lead-columns.ts'
import { recordManaged } from './managed-account.ts'
import { requireManageable } from './require-manageable.ts'

/** Ties a lead to a programme or a province, or to neither. */
export const setLeadAreaHandler = handler(
  setLeadArea,
  { role: 'server' },
  async (tx, ctx, { id, ...wanted }) => {
    if (!(await requireManageable(tx, ctx, { id }))) return null
    const { siteId } = ctx
    const own = and(eq(accounts.siteId, siteId), eq(accounts.id, id))
    const [found] = await tx.select({ kind: accounts.kind }).from(accounts).where(own)
    const kind = UserKind.options[found?.kind ?? -1]
    if (kind !== 'lead_program' && kind !== 'lead_region') throw refuseInBoth(422, leadsNothing)
    await tx
      .update(accounts)
      .set(await leadColumnsOf(tx, { siteId, kind, ...wanted }))
      .where(own)
    const fields = [kind === 'lead_program' ? 'program' : 'province']
    return recordManaged(tx, ctx, { id, event: 'updated', fields })
  },
)

const leadsNothing = {
  id: 'Hanya akun ketua program dan ketua wilayah yang dapat terikat pada program atau provinsi.',
  en: 'Only accounts of programme leads and regional leads are tied to a programme or a province.',
}
