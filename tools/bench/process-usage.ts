import { readFile } from 'node:fs/promises'

/** What a process occupies in memory, where the system has /proc; else 0. */
export async function residentMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/** The processor time that all threads of a process have taken, where the system has /proc; else 0. */
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
