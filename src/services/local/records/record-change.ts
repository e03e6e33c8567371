import type { ContentEvent } from '#schemas/services/manage-sent.ts'
import { operator, type ServiceContext } from '../../calls.ts'
import type { Transaction } from '../database/database.ts'
import { contentAudit } from '../database/tables/content-tables.ts'

/** Who changes content, and of which site. */
export type Editing = Pick<ServiceContext, 'siteId' | 'caller'>

/** A row of an area, as people know it. */
export interface NamedItem {
  area: string
  itemId: string
  name: string
}

/** Stores who did what with a row of content, in the transaction of the change. `fields` are the names of those that changed. */
export async function recordChange(
  tx: Transaction,
  { siteId, caller }: Editing,
  change: NamedItem & { event: ContentEvent; fields?: string[] },
): Promise<void> {
  const { area, itemId, name, event, fields = [] } = change
  await tx.insert(contentAudit).values({
    siteId,
    actorId: caller === null || caller === operator ? null : caller.userId,
    area,
    itemId,
    name: name.slice(0, 200),
    event,
    fields,
  })
}
