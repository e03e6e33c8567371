import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'
import { classAreas } from './class-areas.ts'
import { contentAreas } from './content-areas.ts'
import { postAreas } from './post-areas.ts'
import { programAreas } from './program-areas.ts'

const foreignKeys = `
  SELECT t.relname, c.relname, a.attname FROM pg_constraint k
  JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[array_upper(k.conkey, 1)]
  WHERE k.contype = 'f' ORDER BY 1, 2, 3`

let opened: Opened
beforeAll(async () => {
  const [first] = backends
  if (first === undefined) throw new Error('The embedded database is always there.')
  opened = await openForTest(await first.newPlace())
})
afterAll(() => opened.close())

test('every table that refers to a managed one is deleted with its rows, emptied, or keeps them', async () => {
  const rows = await opened.backend.session(({ query }) => query(foreignKeys, []))
  const undeclared: string[] = []
  for (const { snapshot, blockers = [] } of [
    ...classAreas,
    ...programAreas,
    ...contentAreas,
    ...postAreas,
  ]) {
    const { dependents = [], links = [] } = snapshot
    const declared = [
      ...[...dependents, ...links].map(({ table, column }) => `${table}.${column}`),
      ...blockers.map(({ table, column }) => `${getTableName(table)}.${column.name}`),
    ]
    for (const [to, from, column] of rows.map((row) => row.map(String)))
      if (to === snapshot.table && !declared.includes(`${from}.${column}`))
        undeclared.push(`${from}.${column} → ${to}`)
  }
  expect(undeclared).toEqual([])
})
