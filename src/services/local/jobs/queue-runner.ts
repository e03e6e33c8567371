import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type PgBoss from 'pg-boss'
import type { Backend, Log, Session } from '../database/backend.ts'
import { changeSchema, schemaPatience } from '../database/schema-lock.ts'
import type { Job } from './queue.ts'
import { renewJobs, type RunningJobs } from './running-jobs.ts'

const stoppingDeadline = 5000
/** How many jobs are fetched at a time; they run one after the other. */
const atOnce = 20

/** The queue through which pg-boss sends recurring jobs; its start would create it. */
const recurring = '__pgboss__send-it'

/** Creates the queue of every job that has none, so that it can be sent. */
export async function requireQueues(
  backend: Backend,
  jobs: readonly Pick<Job, 'name'>[],
): Promise<void> {
  const wanted = [recurring, ...jobs.map(({ name }) => name)]
  await backend.session(async (session) => {
    if ((await missingQueues(session, wanted)).length === 0) return
    await changeSchema(session, async () => {
      for (const name of await missingQueues(session, wanted))
        await session.script(
          `SELECT pgboss.create_queue(${pg.escapeLiteral(name)}, '{"policy":"standard"}')`,
          schemaPatience,
        )
    })
  })
}

async function missingQueues(session: Session, wanted: readonly string[]): Promise<string[]> {
  const created = (await session.query('SELECT name FROM pgboss.queue', [])).flat()
  return wanted.filter((name) => !created.includes(name))
}

/**
 * Runs jobs on every node that calls this, each job on one of them. Resolves to a function that stops it:
 * running jobs are awaited, the others stay in the queue.
 */
export async function runJobs(
  backend: Backend,
  jobs: readonly Job[],
  log: Log,
): Promise<() => Promise<void>> {
  const { default: Boss } = await import('pg-boss')
  const asked = new Set<Promise<unknown>>()
  let isStopped = false
  const unmarked = (error: unknown) => {
    log('A job could not be marked, and runs again when its time is over', {
      reason: String(error),
    })
    return { rows: [{ count: 0 }], rowCount: 1 }
  }
  const executeSql = (text: string, values: unknown[]) => {
    // pg-boss may still send statements after it has stopped; they must not fail the process.
    if (isStopped) return new Promise<never>(() => undefined)
    const executed = execute(backend, text, values)
    const answer = isMark(text) ? executed.catch(unmarked) : executed
    const done = answer.then(ignore, ignore).finally(() => asked.delete(done))
    asked.add(done)
    return answer
  }
  const boss = new Boss({ db: { executeSql }, migrate: false })
  boss.on('error', (error) => log('The queue failed', { reason: error.message }))
  await boss.start()
  const running = renewJobs(
    backend,
    jobs.map(({ name }) => name),
    log,
  )
  for (const job of jobs) {
    const options = { pollingIntervalSeconds: 2, batchSize: atOnce, includeMetadata: true } as const
    await boss.work<unknown>(job.name, options, (arrived) =>
      runBatch(arrived, { job, boss, running, log }),
    )
    if (job.cron !== undefined) await boss.schedule(job.name, job.cron)
    else await boss.unschedule(job.name)
  }
  return async () => {
    await boss.stop({ graceful: true, wait: true, timeout: stoppingDeadline })
    await running.stop()
    isStopped = true
    await Promise.all(asked)
  }
}

const ignore = () => undefined

/** How often a database that cannot be changed is looked at again. */
const retryMs = 5000

type Stop = () => Promise<void>

/**
 * Starts jobs, at once or when the database can be changed: a job whose end cannot be stored would run again.
 * Resolves to the function that stops them, or the wait.
 */
export async function whenWritable(
  backend: Backend,
  log: Log,
  start: () => Promise<Stop>,
): Promise<Stop> {
  if (backend.state() !== 'read-only') return start()
  const stopping = new AbortController()
  const { signal } = stopping
  const startLater = async (): Promise<Stop | undefined> => {
    while (!signal.aborted) {
      await sleep(retryMs, undefined, { signal }).catch(ignore)
      if (signal.aborted || backend.state() === 'read-only') continue
      const stop = await start().catch((error: unknown) => {
        log('The background jobs could not be started', { reason: String(error) })
      })
      if (stop !== undefined) return stop
    }
    return undefined
  }
  const started = startLater()
  return async () => {
    stopping.abort()
    await (
      await started
    )?.()
  }
}

interface Batch {
  job: Job
  boss: PgBoss
  running: RunningJobs
  log: Log
}

/** Runs jobs one after the other; they are renewed until the last has ended. */
async function runBatch(
  arrived: readonly PgBoss.JobWithMetadata<unknown>[],
  { job, boss, running, log }: Batch,
): Promise<void> {
  const ids = arrived.map(({ id }) => id)
  running.begin(ids)
  try {
    for (const { id, data, retryCount, retryLimit } of arrived) {
      const effect = retryCount < retryLimit ? 'and is tried again' : 'for the last time'
      const failure = await run(job, data, (reason) =>
        log(`The job ${job.name} failed ${effect}`, { reason }),
      )
      // Failed individually, so that the other jobs of the batch complete.
      if (failure !== undefined) await boss.fail(job.name, id, { message: failure })
    }
  } finally {
    running.end(ids)
  }
}
/**
 * Whether a statement completes or fails jobs: pg-boss does not await its answer, and an unhandled rejection
 * would end the process.
 */
const isMark = (text: string) => text.includes('UNNEST($2::uuid[])')

/** Runs one job; returns the message of its failure. */
async function run(
  { data, run: work }: Job,
  payload: unknown,
  failed: (reason: string) => void,
): Promise<string | undefined> {
  try {
    await work(data.parse(payload ?? {}))
    return undefined
  } catch (error) {
    failed(String(error))
    return String(error)
  }
}

/** One statement, or a script of several that brings its own transaction. */
function execute(backend: Backend, text: string, values: unknown[] = []) {
  return backend.session(async (session) => {
    if (values.length === 0 && /^\s*BEGIN\b/.test(text)) {
      await session.script(text)
      return { rows: [], rowCount: 0 }
    }
    const { names, rows } = await session.table(text, values)
    return {
      rows: rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]]))),
      rowCount: rows.length,
    }
  })
}
