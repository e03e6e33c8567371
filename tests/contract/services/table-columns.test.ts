import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backends } from '#src/services/local/database/new-database-for-test.ts'
import { type Opened, openForTest } from '#src/services/local/open-for-test.ts'

const files = import.meta.glob<Record<string, unknown>>(
  '/src/services/local/database/tables/*.ts',
  { eager: true },
)

/** Tables that only SQL names. */
const withoutTypes = ['tenun_migrations']

// Names and types as drizzle writes them, for columns of the schema that the migrations create.
const columnsOfDatabase = `
  SELECT table_name || '.' || column_name || ' ' ||
    CASE
      WHEN data_type = 'ARRAY' THEN substr(udt_name, 2) || '[]'
      WHEN data_type LIKE 'timestamp%' AND datetime_precision <> 6
        THEN replace(data_type, 'timestamp', 'timestamp (' || datetime_precision || ')')
      ELSE data_type
    END ||
    CASE is_nullable WHEN 'YES' THEN '' ELSE ' not null' END,
    column_default IS NOT NULL OR is_identity = 'YES' OR is_generated = 'ALWAYS'
  FROM information_schema.columns WHERE table_schema = current_schema()
  ORDER BY 1`

const tables = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter((value) => is(value, PgTable))
  .map(getTableConfig)

const declared = tables.flatMap(({ name: table, columns }) =>
  columns.map((column) => ({
    line: `${table}.${column.name} ${column.getSQLType()}${column.notNull ? ' not null' : ''}`,
    hasValue: column.hasDefault,
  })),
)
const sorted = (lines: string[]) => lines.toSorted((a, b) => (a < b ? -1 : 1))

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('a migrated database', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace(), 60_000)
    })
    afterAll(() => opened.close())

    const readColumns = async () => {
      const rows = await opened.backend.session((session) => session.query(columnsOfDatabase, []))
      return rows
        .map(([line, hasValue]) => ({ line: String(line), hasValue: hasValue === true }))
        .filter(({ line }) => !withoutTypes.some((table) => line.startsWith(`${table}.`)))
    }

    test('has the tables and columns that the code declares, each of its type, and no others', async () => {
      const found = await readColumns()
      expect(declared.length).toBeGreaterThan(200)
      expect(sorted(found.map(({ line }) => line))).toEqual(
        sorted(declared.map(({ line }) => line)),
      )
    })

    test('has a value of its own for every column that an insert may leave out', async () => {
      const filled = new Set(
        (await readColumns()).flatMap((one) => (one.hasValue ? [one.line] : [])),
      )
      const empty = declared.filter(({ line, hasValue }) => hasValue && !filled.has(line))
      expect(empty.map(({ line }) => line)).toEqual([])
    })
  })
})

test('a table declares columns and nothing else: constraints and indexes are those of the migrations', () => {
  const more = tables.filter(
    ({ indexes, foreignKeys, checks, primaryKeys, uniqueConstraints, policies, columns }) =>
      [indexes, foreignKeys, checks, primaryKeys, uniqueConstraints, policies].some(
        (list) => list.length > 0,
      ) || columns.some(({ primary, isUnique }) => primary || isUnique),
  )
  expect(more.map(({ name }) => name)).toEqual([])
})
