import type { RunningServer } from './main.ts'

/** How long stopping may take, in milliseconds: requests in flight, running jobs and the database. */
const stopMs = 25_000

/**
 * Stops a server and then the process on SIGTERM, after a time in which balancers look elsewhere, and on SIGINT at once:
 * there is no balancer before a terminal. The second signal ends the process.
 */
export function stopOnSignals(server: Pick<RunningServer, 'close'>, drainMs: number): void {
  let isStopping = false
  const stop = (delayMs: number) => {
    if (isStopping) process.exit(1)
    isStopping = true
    // Closing a connection to a database that is away may never end.
    setTimeout(() => process.exit(1), delayMs + stopMs).unref()
    void server.close(delayMs).then(() => process.exit(0))
  }
  process.on('SIGTERM', () => stop(drainMs))
  process.on('SIGINT', () => stop(0))
}
