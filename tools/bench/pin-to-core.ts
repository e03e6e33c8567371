import { execFileSync } from 'node:child_process'

/**
 * Runs a process on one core only, all its threads, and returns what gives it its cores back: what it starts later has the
 * same cores. Throws where the system has no `taskset` (util-linux).
 */
export function pinToCore(pid: number, core: number): () => void {
  const cores = coresOf(pid)
  run('-apc', String(core), String(pid))
  return () => run('-apc', cores, String(pid))
}

/** The cores that a process may run on, as taskset writes them: `0-3` or `0,2`. */
export function coresOf(pid: number): string {
  const told = run('-pc', String(pid))
  return told.slice(told.lastIndexOf(':') + 1).trim()
}

const run = (...args: string[]): string => execFileSync('taskset', args, { encoding: 'utf8' })
