// PGlite in a thread of its own: a statement can block it without blocking the server, and ending the thread is
// the only way to end a statement.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { z } from 'zod'
import type { Table } from '../backend.ts'
import { decoders } from '../decode.ts'
import { CopiedFiles } from './copied-files.ts'
import { DurableFiles } from './durable-files.ts'
import { PreparedStatements } from './prepared-statements.ts'
import type {
  ErrorFields,
  Message,
  Reply,
  Request,
  Statement,
  WorkerTask,
} from './worker-protocol.ts'

const settings = ['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=16MB', 'timezone=UTC']
const parameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...settings.flatMap((setting) => ['-c', setting]),
]

const DatabaseError = z.object({
  message: z.string(),
  code: z.string().optional().catch(undefined),
  constraint: z.string().optional().catch(undefined),
  table: z.string().optional().catch(undefined),
})

const { task, folder, program }: WorkerTask = workerData
const pg = await PGlite.create({
  fs: task === 'copy' ? new CopiedFiles(folder) : new DurableFiles(folder),
  startParams:
    task === 'copy' ? [...parameters, '-c', 'default_transaction_read_only=on'] : parameters,
  initDbStartParams: ['--wal-segsize=1'],
  pgliteWasmModule: program,
})

const prepared = new PreparedStatements(pg)

/** The error with which the transaction did not begin that was not rolled back yet. */
let notBegun: ErrorFields | undefined

if (task === 'create') {
  await pg.close()
  send([{ kind: 'ready' }])
} else {
  await pg.listen('tenun_change', (payload) => send([{ kind: 'news', payload }]))
  let last: Promise<void> = Promise.resolve()
  parentPort?.on('message', (request: Request) => {
    last = last.then(() => answer(request))
  })
  send([{ kind: 'ready' }])
}

async function answer(request: Request) {
  if (request === 'close') {
    await pg.close()
    parentPort?.close()
    return
  }
  const replies: Reply[] = []
  for (const statement of request) replies.push(await replyTo(statement))
  send(replies)
}

async function replyTo({ id, sql, values, isPrepared, begins }: Statement): Promise<Reply> {
  if (sql === 'ROLLBACK') notBegun = undefined
  if (notBegun !== undefined) return { kind: 'error', id, error: notBegun }
  try {
    if (values === undefined) await pg.exec(sql)
    const read = isPrepared === true ? readPrepared : readTable
    const table = values === undefined ? { rows: [], names: [] } : await read(sql, values)
    return { kind: 'rows', id, ...table }
  } catch (error) {
    const fields = toFields(error)
    if (begins === true) notBegun = fields
    return { kind: 'error', id, error: fields }
  }
}

const readPrepared = async (sql: string, values: unknown[]): Promise<Table> =>
  (await prepared.run(sql, values)) ?? readTable(sql, values)

async function readTable(sql: string, values: unknown[]): Promise<Table> {
  const options = { rowMode: 'array', parsers: decoders } as const
  const { rows, fields } = await pg.query<unknown[]>(sql, values, options)
  return { rows, names: fields.map(({ name }) => name) }
}

function toFields(error: unknown): ErrorFields {
  const known = DatabaseError.safeParse(error)
  if (!known.success) return { message: String(error) }
  return JSON.parse(JSON.stringify(known.data))
}

function send(replies: Message) {
  parentPort?.postMessage(replies)
}
