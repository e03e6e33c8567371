import type { WrittenArea } from '#schemas/manage/managed-area.ts'
import type { ServiceContext } from '../../../calls.ts'
import { etagOf } from '../../../etag.ts'
import { refuseInBoth } from '../../../service-error.ts'
import { type Handler, handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import type { RowKey } from '../../records/row-snapshot.ts'
import { recordChange } from '../../records/record-change.ts'
import { deletionHandlers } from './deletion-handlers.ts'
import { listRows } from './list-rows.ts'
import type { ManagedTable, Values } from './managed-table.ts'
import { changedMeanwhile, toWriteRefusal } from './refusals.ts'

/** Every call of an area that people of the site write. */
export function writtenHandlers(managed: ManagedTable): Handler[] {
  const { area, list, store } = managed
  const { calls } = area
  return [
    handler(calls.list, { role: 'writer' }, (tx, { siteId }, input) =>
      listRows(tx, list, { ...input, siteId }),
    ),
    handler(calls.detail, { role: 'writer' }, (tx, { siteId }, { id }) =>
      readRow(tx, managed, { siteId, id }),
    ),
    createHandler(managed),
    updateHandler(managed),
    ...deletionHandlers(calls, {
      ...managed,
      name: area.name,
      async findName(tx, key) {
        const row = await store.read(tx, key, true)
        return row && managed.nameOf(row)
      },
    }),
  ]
}

/** A row with its id, in the form that its ETag is of. */
async function readRow(
  tx: Transaction,
  { area, store }: ManagedTable,
  { isLocked = false, ...key }: RowKey & { isLocked?: boolean },
) {
  const row = await store.read(tx, key, isLocked)
  return row && area.calls.detail.output.parse({ id: key.id, ...row })
}

function createHandler(managed: ManagedTable): Handler {
  const { area, store } = managed
  return handler(
    area.calls.create,
    { role: 'writer', toError: toWriteRefusal },
    async (tx, context, input) => {
      const values: Values = { ...area.optional, ...input }
      requireFitting(area, values)
      const id = await store.insert(tx, context, values)
      const row = await readRow(tx, managed, { siteId: context.siteId, id })
      if (row === null) throw new Error('a row that was inserted is there')
      const item = { area: area.name, itemId: id, name: managed.nameOf(row) }
      await recordChange(tx, context, { ...item, event: 'created' })
      return row
    },
  )
}

function updateHandler(managed: ManagedTable): Handler {
  const { area, store } = managed
  return handler(
    area.calls.update,
    { role: 'writer', toError: toWriteRefusal },
    async (tx, context, { id, ...changes }) => {
      const key = { siteId: context.siteId, id }
      const before = await readRow(tx, managed, { ...key, isLocked: true })
      if (before === null) return null
      requireVersion(context, before)
      requireFitting(area, { ...before, ...given(changes) })
      await store.update(tx, key, given(changes))
      const after = await readRow(tx, managed, key)
      if (after === null) throw new Error('a locked row is there')
      const fields = changedFields(before, after)
      const item = { area: area.name, itemId: id, name: managed.nameOf(after) }
      if (fields.length > 0) await recordChange(tx, context, { ...item, event: 'updated', fields })
      return after
    },
  )
}

const given = (changes: Values): Values =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

/** If-Match is honoured where it is sent, and not required. */
function requireVersion({ ifMatch }: ServiceContext, row: Values): void {
  const revision = etagOf(row)
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== revision)
    throw changedMeanwhile(revision)
}

/** Throws ServiceError with the field where the values of a whole row do not fit each other. */
function requireFitting({ check }: WrittenArea, row: Values): void {
  const misfit = check?.(row)
  if (misfit !== undefined) throw refuseInBoth(422, misfit.message, { field: misfit.field })
}

const changedFields = (before: Values, after: Values): string[] =>
  Object.keys(after).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
