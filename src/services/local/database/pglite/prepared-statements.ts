import { type messages, parse, type PGlite, protocol } from '@electric-sql/pglite'
import type { Table } from '../backend.ts'
import { decoders } from '../decode.ts'

/** The database stores every statement that it has prepared until it is closed. */
const most = 300

interface Statement {
  name: string
  /** The types of its values, by number. */
  types: readonly number[]
  /** The description of its columns. */
  columns: readonly messages.BackendMessage[]
}

const { serialize } = protocol

/** Statements of one connection that are parsed and planned once. */
export class PreparedStatements {
  private readonly known = new Map<string, Statement>()
  private readonly pg: PGlite

  constructor(pg: PGlite) {
    this.pg = pg
  }

  /** The rows of a statement; undefined when it cannot be prepared, because too many others are. */
  async run(sql: string, values: readonly unknown[]): Promise<Table | undefined> {
    const statement = this.known.get(sql) ?? (await this.prepare(sql))
    if (statement === undefined) return undefined
    const texts = values.map((value, i) => this.toText(value, statement.types[i] ?? 0))
    const answered = await this.send(
      serialize.bind({ statement: statement.name, values: texts }),
      serialize.execute({}),
    )
    const all = [...statement.columns, ...answered]
    const options = { rowMode: 'array', parsers: decoders } as const
    const [table] = parse.parseResults(all, this.pg.parsers, options)
    // In this mode each row is one.
    const rows: unknown[][] = (table?.rows ?? []).filter((row) => Array.isArray(row))
    return { rows, names: (table?.fields ?? []).map(({ name }) => name) }
  }

  private async prepare(sql: string): Promise<Statement | undefined> {
    if (this.known.size >= most) return undefined
    const name = `tenun_${this.known.size}`
    const described = await this.send(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
    )
    const statement = {
      name,
      types: parse.parseDescribeStatementResults(described),
      columns: described.filter((message) => message.name === 'rowDescription'),
    }
    this.known.set(sql, statement)
    return statement
  }

  /** Every message is answered, also those behind one that fails: what follows begins anew. */
  private async send(...requests: Uint8Array[]): Promise<messages.BackendMessage[]> {
    try {
      return await this.pg.execProtocolStream(Buffer.concat(requests), { syncToFs: false })
    } finally {
      await this.pg.execProtocolStream(serialize.sync(), { syncToFs: false })
    }
  }

  private toText(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null
    const write = this.pg.serializers[type]
    if (write !== undefined) return write(value)
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
}
