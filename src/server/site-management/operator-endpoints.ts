import type { z } from 'zod'
import {
  inviteOperator,
  listOperators,
  type Operator,
  resumeOperator,
  suspendOperator,
} from '#schemas/services/operator.ts'
import { requireCaller } from '#src/services/access.ts'
import type { OperatorRow, Operators } from '#src/services/operators.ts'
import { inLocale } from '#src/render/seo.ts'
import { bind } from '../calls/server-call.ts'
import type { SiteManagement } from './site-store.ts'

/** The calls with which superadmins manage those who run the sites of a server. */
export const bindOperatorEndpoints = (management: SiteManagement, operators: Operators) => [
  bind(listOperators, (_call, input) => pageOfOperators(management, operators, input)),
  bind(inviteOperator, async ({ ctx }, { site: siteId, ...who }) => {
    const site = management.current().findById(siteId)
    if (site === undefined) return null
    const named = { siteId, origin: site.origin }
    return toOperator(management, await operators.invite(named, who, requireCaller(ctx.caller)))
  }),
  bind(suspendOperator, async ({ ctx }, { site: siteId, id }) => {
    const row = await operators.suspend({ siteId, id, caller: requireCaller(ctx.caller) })
    return row && toOperator(management, row)
  }),
  bind(resumeOperator, async ({ ctx }, { site: siteId, id }) => {
    const row = await operators.resume({ siteId, id, caller: requireCaller(ctx.caller) })
    return row && toOperator(management, row)
  }),
]

async function pageOfOperators(
  management: SiteManagement,
  operators: Operators,
  { site = '', page, perPage, ...asked }: z.output<typeof listOperators.input>,
): Promise<z.output<typeof listOperators.output>> {
  const ids = management
    .current()
    .list()
    .flatMap(({ id }) => (site === '' || id === site ? [id] : []))
    .toSorted()
  const { rows, total } = await operators.list(ids, { ...asked, page, perPage })
  const totalPages = Math.ceil(total / perPage)
  return {
    items: rows.map((row) => toOperator(management, row)),
    pagination: { page, perPage, totalItems: total, totalPages },
  }
}

function toOperator(
  { current }: SiteManagement,
  { siteId, createdAt, signedInAt, ...row }: OperatorRow,
): Operator {
  const site = current().findById(siteId)
  const [locale = 'id'] = site?.layout.locales ?? []
  const title = site === undefined ? siteId : inLocale(site.settings.title, locale, locale)
  return {
    ...row,
    site: { id: siteId, title: title || siteId },
    createdAt: createdAt.toISOString(),
    signedInAt: signedInAt?.toISOString() ?? null,
  }
}
