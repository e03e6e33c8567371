import { and, eq } from 'drizzle-orm'
import { readLeadArea } from '#schemas/services/lead-area.ts'
import { requireCaller } from '../../../access.ts'
import { type Handler, handler } from '../../calls/handler.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { programs } from '../../database/tables/program-tables.ts'
import { ledProgramColumns, toLeadArea } from './to-lead-area.ts'

/** What the caller leads, as far as the caller is a lead. */
const readLeadAreaHandler = handler(
  readLeadArea,
  { role: 'server' },
  async (tx, { siteId, caller }) => {
    const { userId, kind } = requireCaller(caller)
    const [own] = await tx
      .select({ program: ledProgramColumns, provinceId: accounts.leadProvinceId })
      .from(accounts)
      .leftJoin(programs, eq(programs.id, accounts.leadProgramId))
      .where(and(eq(accounts.siteId, siteId), eq(accounts.id, userId)))
    return own === undefined ? null : toLeadArea({ kind, ...own })
  },
)

/** The part of a site that a lead sees. */
export const leadAreaHandlers: Handler[] = [readLeadAreaHandler]
