import type { ServiceContext } from '../../../calls.ts'
import { etagOf } from '../../../etag.ts'
import { type Handler, handler } from '../../calls/handler.ts'
import { recordChange } from '../../records/record-change.ts'
import { deletionHandlers } from './deletion-handlers.ts'
import { listRows } from './list-rows.ts'
import type { ManagedTable, Values } from './managed-table.ts'
import { keyFor, ownerFor } from './owned-rows.ts'
import { readRow } from './read-row.ts'
import { changedMeanwhile, toWriteRefusal } from './refusals.ts'
import { requireFitting } from './require-fitting.ts'

/** Every call of an area that people of the site write. */
export function writtenHandlers(managed: ManagedTable): Handler[] {
  const { area, list, store } = managed
  const { calls, isOwned: isOwn } = area
  return [
    handler(calls.list, { role: 'writer', isOwn }, (tx, context, input) =>
      listRows(tx, list, { ...input, siteId: context.siteId, ownerId: ownerFor(area, context) }),
    ),
    handler(calls.detail, { role: 'writer', isOwn }, (tx, context, { id }) =>
      readRow(tx, managed, keyFor(area, context, id)),
    ),
    createHandler(managed),
    updateHandler(managed),
    ...deletionHandlers(calls, {
      ...managed,
      name: recordedAs(managed),
      isOwned: isOwn,
      async findName(tx, key) {
        const row = await store.read(tx, key, true)
        return row && managed.nameOf(row)
      },
    }),
  ]
}

/** The area under which what happens to a row is stored. */
const recordedAs = ({ area, recordedAs = area.name }: ManagedTable): string => recordedAs

function createHandler(managed: ManagedTable): Handler {
  const { area, store, announce } = managed
  const role = announce === undefined ? 'writer' : 'server'
  return handler(
    area.calls.create,
    { role, isOwn: area.isOwned, toError: toWriteRefusal },
    async (tx, context, input) => {
      const values: Values = { ...area.optional, ...input }
      requireFitting(area, values)
      const id = await store.insert(tx, context, values)
      const key = keyFor(area, context, id)
      const row = await readRow(tx, managed, key)
      if (row === null) throw new Error('a row that was inserted is there')
      const name = managed.nameOf(row)
      const item = { area: recordedAs(managed), itemId: id, name }
      await managed.requireRoom?.(tx, key)
      await recordChange(tx, context, { ...item, event: 'created' })
      await announce?.(tx, context, { id, name })
      return row
    },
  )
}

function updateHandler(managed: ManagedTable): Handler {
  const { area, store } = managed
  return handler(
    area.calls.update,
    { role: 'writer', isOwn: area.isOwned, toError: toWriteRefusal },
    async (tx, context, { id, ...changes }) => {
      const key = keyFor(area, context, id)
      const before = await readRow(tx, managed, { ...key, isLocked: true })
      if (before === null) return null
      requireVersion(context, before)
      requireFitting(area, { ...before, ...given(changes) }, changes)
      await store.update(tx, key, given(changes))
      const after = await readRow(tx, managed, key)
      if (after === null) throw new Error('a locked row is there')
      const fields = changedFields(before, after)
      const item = { area: recordedAs(managed), itemId: id, name: managed.nameOf(after) }
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

const changedFields = (before: Values, after: Values): string[] =>
  Object.keys(after).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
