import PgBoss from 'pg-boss'
import type { Backend, Log } from './backend.ts'
import type { Job } from './queue.ts'

const stoppingDeadline = 5000
/** How many jobs are taken at once, and done one after the other. */
const atOnce = 20

/** Makes sure that every job can be sent: a queue is a part of a table, made once. */
export async function requireQueues(
  backend: Backend,
  jobs: readonly Pick<Job, 'name'>[],
): Promise<void> {
  await backend.session(async (session) => {
    for (const { name } of jobs)
      await session.query(`SELECT pgboss.create_queue($1, '{"policy":"standard"}')`, [name])
  })
}

/**
 * Runs jobs as they come, on every node that calls this, each job on one of them. Resolves to how to
 * stop: jobs that run are awaited, the others stay for the next start.
 */
export async function runJobs(
  backend: Backend,
  jobs: readonly Job[],
  log: Log,
): Promise<() => Promise<void>> {
  const asked = new Set<Promise<unknown>>()
  let isStopped = false
  const executeSql = (text: string, values: unknown[]) => {
    // What it still asks when it has stopped has nobody to answer it, and must not fail the process.
    if (isStopped) return new Promise<never>(() => undefined)
    const answer = execute(backend, text, values)
    const done = answer.then(ignore, ignore).finally(() => asked.delete(done))
    asked.add(done)
    return answer
  }
  const boss = new PgBoss({ db: { executeSql }, migrate: false })
  boss.on('error', (error) => log('The queue failed', { reason: error.message }))
  await boss.start()
  for (const job of jobs) {
    const options = { pollingIntervalSeconds: 2, batchSize: atOnce }
    await boss.work<unknown>(job.name, options, async (arrived) => {
      for (const { id, data } of arrived) {
        const failure = await run(job, data, log)
        // Failed by itself, so that the others it came with are done.
        if (failure !== undefined) await boss.fail(job.name, id, { message: failure })
      }
    })
    if (job.cron !== undefined) await boss.schedule(job.name, job.cron)
    else await boss.unschedule(job.name)
  }
  return async () => {
    await boss.stop({ graceful: true, wait: true, timeout: stoppingDeadline })
    isStopped = true
    await Promise.all(asked)
  }
}

const ignore = () => undefined

/** Does one job; gives what was wrong when it failed. */
async function run(
  { name, data, run: work }: Job,
  given: unknown,
  log: Log,
): Promise<string | undefined> {
  try {
    await work(data.parse(given ?? {}))
    return undefined
  } catch (error) {
    log(`The job ${name} failed and is tried again`, { reason: String(error) })
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
