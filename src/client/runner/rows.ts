import { valueText } from '#schemas/value-text.ts'

interface Statement {
  step(): boolean
  get(): unknown[]
  getColumnNames(): string[]
}

interface Database {
  run(sql: string): void
  iterateStatements(sql: string): Iterable<Statement>
  close(): void
}

/** SQLite as WebAssembly. */
export interface Sql {
  Database: new () => Database
}

interface Query {
  tables: string
  rows: string
  query: string
}

/** The most rows that are read of an answer. */
const mostRows = 200

/** The most bytes that the engine may take; a query can lower it and not raise it. */
const mostBytes = 64 * 1024 * 1024

/** The names and rows of the last answer of a query in a new database, as text. Throws what the engine says. */
export function rowsOf({ Database }: Sql, { tables, rows, query }: Query): string {
  const database = new Database()
  try {
    database.run(`PRAGMA hard_heap_limit = ${mostBytes}`)
    database.run(tables)
    database.run(rows)
    let answer: { columns: string[]; rows: unknown[][] } = { columns: [], rows: [] }
    for (const statement of database.iterateStatements(query)) {
      const found: unknown[][] = []
      while (statement.step() && found.length < mostRows) found.push(statement.get())
      const columns = statement.getColumnNames()
      if (columns.length > 0) answer = { columns, rows: found }
    }
    return valueText(answer)
  } finally {
    database.close()
  }
}
