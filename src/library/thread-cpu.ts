import { readFileSync } from 'node:fs'

/**
 * How many milliseconds this thread has computed. Where the system counts only whole processes it is the time of
 * all threads: more than that of this one, never less.
 */
export function threadCpuMs(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ', 1)[0]) / 1e6
  } catch {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
}
