import { readdir, readFile } from 'node:fs/promises'

/**
 * What all threads of a process have computed so far, in milliseconds, to the nanosecond; see schedstats in Linux's
 * documentation. Throws where the system has no such files.
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
