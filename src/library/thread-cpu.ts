import { readFileSync, readlinkSync } from 'node:fs'

/** The file with the computing time of this thread, for any thread of this process; undefined where a system has none. */
export function threadCpuFile(): string | undefined {
  try {
    return `/proc/${readlinkSync('/proc/thread-self')}/schedstat`
  } catch {
    return undefined
  }
}

/**
 * What counts the milliseconds that a thread has computed, by its file; undefined where only those of the process are known.
 * For a thread that has ended it is the time of all threads: more than that of one, never less.
 */
export const threadClock = (file: string | undefined): (() => number) | undefined =>
  file === undefined ? undefined : () => readCpuMs(file) ?? processCpuMs()

function readCpuMs(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8').split(' ', 1)[0]) / 1e6
  } catch {
    return undefined
  }
}

/** How many milliseconds all threads of this process have computed. */
export function processCpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
