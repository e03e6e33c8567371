// Opens the services for a test on each backend that this machine has. Only tests and benchmarks import this
// file.
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { z } from 'zod'
import type { Endpoint, UserKind } from '#schemas/endpoint.ts'
import type { Caller } from '../calls.ts'
import type { Change } from '../sites.ts'
import type { Backend } from './database/backend.ts'
import { createChangeFeed } from './database/change-feed.ts'
import { toDatabase } from './database/database.ts'
import { defaultBranding } from './areas/site/stored-sites.ts'
import { type DatabaseOptions, openDatabase } from './database/open-database.ts'
import { AssistantEnvironment, toAssistantConfig } from './areas/assistant/assistant-config.ts'
import type { LocalConfig } from './config.ts'
import { DriveEnvironment, toDriveConfig } from './areas/drive/drive-config.ts'
import { openDrive } from './areas/drive/open-drive.ts'
import { PaymentEnvironment } from './areas/payment/payment-config.ts'
import { requireDatabase } from './database/pglite/new-database.ts'
import { findAddress } from './database/postgres/server-for-test.ts'
import { requireQueues } from './jobs/queue-runner.ts'
import { seed } from './seed/seed.ts'
import { dispatch } from './dispatch.ts'
import { backgroundJobs } from './areas/background-jobs.ts'
import { handlersOf } from './handlers.ts'
import { Recorder } from './areas/statistics/page-event-recorder.ts'

/** The configuration of the services in a test: nothing leaves the machine. */
export const config: LocalConfig = {
  mail: { smtpUrl: undefined, from: 'halo@tenun.example', outbox: join(tmpdir(), 'tenun-outbox') },
  assistant: toAssistantConfig(AssistantEnvironment.parse({}), () =>
    Promise.reject(new Error('Nothing leaves a test.')),
  ),
  drive: toDriveConfig(DriveEnvironment.parse({}), {
    folder: join(tmpdir(), 'tenun-drive'),
    send: () => Promise.reject(new Error('Nothing leaves a test.')),
    log: () => undefined,
  }),
  payouts: { coolDownHours: 0, dailyLimit: 1_000_000_000_000 },
  accountSite: undefined,
  payments: {
    environment: PaymentEnvironment.parse({ PAYMENT_PROVIDER: 'sandbox' }),
    sandboxSecret: 'a secret of the sandbox that only tests know',
    send: () => Promise.reject(new Error('Nothing leaves a test.')),
    log: () => undefined,
  },
}

type TestDatabase = Pick<DatabaseOptions, 'databaseUrl' | 'folder'>

/** An unused place for a database, and a function that removes it. */
export interface NewPlace {
  place: TestDatabase
  remove: () => Promise<void>
}

const workerEntry = 'src/services/local/database/pglite/worker-entry.ts'
const cluster = await findAddress()

/** Whether this run has a PostgreSQL server. */
export const hasPostgres = cluster !== undefined

/** Both backends by name; suites leave out the one whose `isHere` is false. */
export const backends = [
  { name: 'PGlite', isHere: true, newPlace: newFolder },
  { name: 'PostgreSQL', isHere: hasPostgres, newPlace: newDatabase },
]

/** A folder with a new database, copied from one that is made once per version of PGlite. */
export async function newFolder(): Promise<NewPlace> {
  const empty = await emptyFolder()
  await cp(await requireTemplate(), empty.place.folder, { recursive: true })
  return empty
}

/** A folder without a database. */
export async function emptyFolder(): Promise<NewPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'tenun-test-'))
  return { place: { folder }, remove: () => rm(folder, { recursive: true, force: true }) }
}

export async function newDatabase(): Promise<NewPlace> {
  const name = `tenun_test_${randomUUID().replaceAll('-', '')}`
  await runOnCluster(`CREATE DATABASE ${name}`)
  const address = new URL(requireCluster())
  address.pathname = `/${name}`
  return {
    place: { databaseUrl: address.href, folder: '' },
    remove: () => runOnCluster(`DROP DATABASE ${name} WITH (FORCE)`),
  }
}

/** Opens the services on a database of their own; `watch` can wrap the backend. */
export async function openForTest(
  { place, remove }: NewPlace,
  deadline = 5000,
  watch = (backend: Backend): Backend => backend,
) {
  const news: Change[] = []
  const logged: string[] = []
  const feed = createChangeFeed((error) => logged.push(String(error)))
  feed.onChange((change) => news.push(change))
  const log = (message: string) => void logged.push(message)
  const { backend } = await openDatabase({ ...place, log, deadline }, feed)
  const database = toDatabase(watch(backend))
  const drive = openDrive(database, config.drive)
  const recorder = new Recorder(database, log)
  const local = { database, config, drive, log, recorder, siteOf: defaultBranding }
  await requireQueues(backend, backgroundJobs(local))
  const { serve, serves, receive, stream } = dispatch(database, handlersOf(local))

  /** Calls an endpoint as the server does: the input is parsed, and the output is checked. */
  const ask = async <E extends Endpoint>(
    endpoint: E,
    input: z.input<E['input']>,
    { siteId = 'alpha', caller = null }: { siteId?: string; caller?: UserKind | null } = {},
  ): Promise<z.output<E['output']> | null> => {
    const ctx = { siteId, origin: `https://${siteId}.example`, caller: callerOf(caller) }
    const answer = await serve(endpoint, ctx, endpoint.input.parse(input))
    return (answer === null ? null : endpoint.output.parse(answer)) as z.output<E['output']> | null
  }

  return {
    database,
    backend,
    news,
    logged,
    ask,
    serve,
    serves,
    receive,
    stream,
    recorder: local.recorder,
    seed: (siteId: string, starter: Parameters<typeof seed>[2]) => seed(database, siteId, starter),
    async close() {
      await database.close()
      await remove()
    },
  }
}

/** A caller of this kind, whose account does not matter to the test. */
const callerOf = (kind: UserKind | null): Caller | null =>
  kind === null ? null : { userId: '00000000-0000-4000-8000-000000000000', kind }

export type Opened = Awaited<ReturnType<typeof openForTest>>

async function requireTemplate(): Promise<string> {
  const made = ['node_modules/@electric-sql/pglite/package.json', workerEntry]
  const version = createHash('sha256')
  for (const file of made) version.update(await readFile(file))
  const template = join('node_modules/.cache', `tenun-${version.digest('hex').slice(0, 12)}`)
  if (existsSync(template)) return template

  const aside = `${template}-${process.pid}`
  await mkdir(aside, { recursive: true })
  await requireDatabase(aside)
  // Another test file may have created it first.
  await rename(aside, template).catch(() => rm(aside, { recursive: true }))
  return template
}

async function runOnCluster(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: requireCluster() })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(sql)
  } finally {
    await client.end()
  }
}

function requireCluster(): string {
  if (cluster === undefined) throw new Error('This run has no PostgreSQL.')
  return cluster
}
