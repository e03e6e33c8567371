import type { Backend, Log } from '../database/backend.ts'

/** How often the jobs that run here are renewed, and those of others looked at. */
const renewMs = 10_000
/** A job whose runner has not renewed it for so long was cut off: its process was killed, or its machine is gone. */
const leaseSeconds = 30

const renewal = `UPDATE pgboss.job SET started_on = now()
  WHERE name = ANY($1::text[]) AND id = ANY($2::uuid[]) AND state = 'active'`

// pg-boss counts the retry when a job is fetched again.
const takeBack = `UPDATE pgboss.job SET
    state = CASE WHEN retry_count < retry_limit THEN 'retry' ELSE 'failed' END::pgboss.job_state,
    completed_on = CASE WHEN retry_count < retry_limit THEN NULL ELSE now() END,
    start_after = now()
  WHERE name = ANY($1::text[]) AND state = 'active'
    AND started_on < now() - interval '${leaseSeconds} seconds'
  RETURNING name, state::text`

/** The jobs that run in this process. */
export interface RunningJobs {
  begin(ids: readonly string[]): void
  end(ids: readonly string[]): void
  stop(): Promise<void>
}

/**
 * Renews the jobs that run here while they run, and puts those that were cut off with their process back into the
 * queue. The expiry of pg-boss does so after a quarter of an hour: it is as long as a whole batch may take.
 */
export function renewJobs(backend: Backend, names: readonly string[], log: Log): RunningJobs {
  const running = new Set<string>()
  const work = async () => {
    const cutOff = await backend.session(async (session) => {
      if (running.size > 0) await session.query(renewal, [names, [...running]])
      return session.query(takeBack, [names])
    })
    for (const [name, state] of cutOff) {
      const effect = state === 'retry' ? 'and runs again' : 'for the last time'
      log(`The job ${String(name)} was cut off ${effect}`)
    }
  }
  let last = Promise.resolve()
  const renew = () => {
    last = last.then(work).catch((error: unknown) => {
      log('The jobs that run could not be renewed', { reason: String(error) })
    })
  }
  renew()
  const timer = setInterval(renew, renewMs)
  return {
    begin: (ids) => ids.forEach((id) => running.add(id)),
    end: (ids) => ids.forEach((id) => running.delete(id)),
    async stop() {
      clearInterval(timer)
      await last
    },
  }
}
