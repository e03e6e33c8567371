import type { LayoutResult } from '#src/manifest/rules/layout-result.ts'
import { checkInThread, type ThreadOptions } from './check-in-thread.ts'

interface ThreadsOptions extends Omit<ThreadOptions, 'threads'> {
  count: number
  /** Called after each layout with the number of checked ones. */
  progress(done: number): void
}

const perMessage = 20

/**
 * Checks layouts in worker threads; each receives the next batch when it has answered. A thread that a layout keeps too
 * long or that it fills is ended, and the layouts after it go to a new one.
 */
export async function checkInThreads(
  names: readonly string[],
  options: ThreadsOptions,
): Promise<LayoutResult[]> {
  const results: LayoutResult[] = []
  let next = 0
  let done = 0
  const take = () => names.slice(next, (next += perMessage))
  const add = (result: LayoutResult | undefined) => {
    if (result !== undefined) results.push(result)
    options.progress(++done)
  }
  const threads = Math.max(1, Math.min(options.count, Math.ceil(names.length / perMessage)))
  const run = async () => {
    let left: readonly string[] = []
    while (left.length > 0 || next < names.length)
      left = await checkInThread(left, { ...options, threads }, { take, add })
  }
  await Promise.all(Array.from({ length: threads }, run))
  return results.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
