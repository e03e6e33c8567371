import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { toParameter, toText } from './column-values.ts'
import { settableColumns } from './exposed-tables.ts'
import type { Asked } from './parsed-request.ts'
import { nameList, runRows, valueList } from './sql-statement.ts'
import { undoing } from './undo-transaction.ts'

/** Inserts a row of a visitor, who may not read it back; returns it as stored. */
export function insertSentRow(
  database: Database,
  { table, audience, preferences }: Asked,
  values: ReadonlyMap<string, unknown>,
): Promise<ReadonlyMap<string, unknown>> {
  const id = randomUUID()
  const columns = settableColumns(table, audience)
  const parameters = columns.map(({ name, type }) => toParameter(type, toText(values.get(name))))
  const store = sql`insert into ${table.source} (${nameList(columns)}) values ${valueList(parameters)}`
  return undoing(preferences.tx === 'rollback', (undo) =>
    database.transaction(audience.actor('sends'), async (tx) => {
      const [row] = await runRows(
        tx,
        sql`select set_config('app.row_id', ${id}::text, true), now()::timestamptz(3)`,
      )
      await runRows(tx, store)
      return undo(new Map([...values, ['id', id], ['sent_at', row?.[1]]]))
    }),
  )
}
