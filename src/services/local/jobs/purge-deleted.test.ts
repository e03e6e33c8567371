import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { managedMentors } from '#schemas/services/manage-classes.ts'
import { listContentChanges } from '#schemas/services/manage-sent.ts'
import { backends } from '../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../open-for-test.ts'
import { exampleStarter } from '../seed/example-starter-for-test.ts'
import { purgeDeleted } from './purge-deleted.ts'

const admin = { caller: 'admin' } as const
const { calls } = managedMentors

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('the purge of deleted rows', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
    })
    afterAll(() => opened.close())

    test('ends the restore after thirty days and not before, and is recorded', async () => {
      const { items = [] } = (await opened.ask(calls.list, {}, admin)) ?? {}
      const [old, recent] = items.map(({ id }) => id)
      for (const id of [old, recent]) await opened.ask(calls.delete, { id: id ?? '' }, admin)
      // Rows of the past: the owner of the tables is the only one who may change them.
      await opened.backend.session(async ({ script }) => {
        await script('ALTER TABLE deleted_rows NO FORCE ROW LEVEL SECURITY')
        await script(`UPDATE deleted_rows SET deleted_at = now() - interval '30 days 1 minute'
          WHERE item_id = '${old}'`)
        await script(`UPDATE deleted_rows SET deleted_at = now() - interval '29 days 23 hours'
          WHERE item_id = '${recent}'`)
        await script('ALTER TABLE deleted_rows FORCE ROW LEVEL SECURITY')
      })
      const deleted = await opened.ask(calls.deleted, {}, admin)
      expect(deleted?.items.map(({ id }) => id)).toEqual([recent])
      await purgeDeleted(opened.database, 'alpha')
      expect(await opened.ask(calls.restore, { id: old ?? '' }, admin)).toBeNull()
      expect(await opened.ask(calls.restore, { id: recent ?? '' }, admin)).toEqual({ id: recent })
      const audit = await opened.ask(listContentChanges, { event: 'purged' }, admin)
      expect(audit?.items).toMatchObject([{ area: 'mentor', itemId: old, actorId: null }])
      const left = await opened.database.transaction({ role: 'server', siteId: 'alpha' }, (tx) =>
        tx.execute(sql`select count(*) from deleted_rows`),
      )
      expect(left).toEqual([[0]])
    })
  })
})
