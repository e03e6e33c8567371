import { processCpuMs } from './thread-cpu.ts'

/** How many times longer than its share of a processor a task may wait for one, or for a disk. */
const patience = 12

/**
 * Calls back once a task has computed for so many milliseconds: on a busy machine that takes longer than by the clock,
 * and no task is ended because others were served. `cpuMs` reads what it has computed so far; by default, what this
 * process has. Returns a function that cancels it.
 */
export function startDeadline(
  computingMs: number,
  overdue: () => void,
  cpuMs = processCpuMs,
): () => void {
  const begunCpu = cpuMs()
  const begun = performance.now()
  const look = () => {
    const left = computingMs - (cpuMs() - begunCpu)
    const isOver = left <= 0 || performance.now() - begun > computingMs * patience
    // An answer that came while this thread was busy is taken first.
    timer = isOver ? setTimeout(overdue, 20) : setTimeout(look, Math.max(left, 20))
  }
  let timer = setTimeout(look, computingMs)
  return () => clearTimeout(timer)
}
