import { readFile } from 'node:fs/promises'

/** Runs work in this process, and measures what all its threads compute meanwhile, in milliseconds. */
export async function cpuOf<T>(work: () => T): Promise<{ value: Awaited<T>; cpuMs: number }> {
  const begun = process.cpuUsage()
  const value = await work()
  const { user, system } = process.cpuUsage(begun)
  return { value, cpuMs: (user + system) / 1000 }
}

export const mbOf = (bytes: number): number => Math.round(bytes / 1024 / 1024)

/** Milliseconds of a tick of /proc, which is 100 a second on every Linux that runs Node. */
const tickMs = 10

/** What another process has computed so far, in milliseconds; 0 where the system has no /proc. */
export async function cpuOfProcess(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // After the name of the program, which may have spaces: the state, then numbers; see proc(5).
  const fields = stat.slice(stat.lastIndexOf(')')).split(' ')
  return (Number(fields[12] ?? 0) + Number(fields[13] ?? 0)) * tickMs
}
