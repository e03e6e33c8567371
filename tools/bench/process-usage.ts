import { readdir, readFile } from 'node:fs/promises'

/** What a process occupies in memory, where the system has /proc; else 0. */
export async function residentMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/** The processor time that all threads of a process have taken, also those that have ended, to 10 ms; 0 where the system has no /proc. */
export async function cpuMs(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return (user + system) * msPerTick
}

/** Linux counts in hundredths of a second for every program. */
const msPerTick = 10

/**
 * The processor time that the running threads of a process have taken, in milliseconds, to the nanosecond; see schedstats in
 * Linux's documentation. Throws where the system has no such files.
 */
export async function threadMs(pid: number | undefined): Promise<number> {
  const folder = `/proc/${pid}/task`
  const threads = await readdir(folder)
  const spent = await Promise.all(
    threads.map(async (thread) => {
      // A thread may have ended meanwhile.
      const line = await readFile(`${folder}/${thread}/schedstat`, 'utf8').catch(() => '0')
      return Number(line.split(' ')[0])
    }),
  )
  return spent.reduce((sum, one) => sum + one, 0) / 1e6
}
