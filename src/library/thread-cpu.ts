import { readFileSync, readlinkSync } from 'node:fs'

/** The file with the computing time of this thread, for any thread of this process; undefined where a system has none. */
export function threadCpuFile(): string | undefined {
  try {
    return `/proc/${readlinkSync('/proc/thread-self')}/schedstat`
  } catch {
    return undefined
  }
}

const ownFile = threadCpuFile()

/**
 * How many milliseconds a thread has computed; without a file it is this one. Where the system counts only whole
 * processes it is the time of all threads: more than that of one, never less.
 */
export function threadCpuMs(file: string | undefined = ownFile): number {
  try {
    if (file !== undefined) return Number(readFileSync(file, 'utf8').split(' ', 1)[0]) / 1e6
  } catch {
    // The thread has ended.
  }
  return processCpuMs()
}

/** What counts the computing time of a thread, by its file; undefined where only that of the process is known. */
export const threadClock = (file: string | undefined): (() => number) | undefined =>
  file === undefined ? undefined : () => threadCpuMs(file)

/** How many milliseconds all threads of this process have computed. */
export function processCpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
