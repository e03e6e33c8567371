import { Worker } from 'node:worker_threads'
import type { LayoutResult } from '#src/manifest/rules/layout-result.ts'

interface ThreadsOptions {
  engine: string
  root: string
  today: string
  count: number
  /** Called after each batch with the number of checked layouts. */
  progress(done: number): void
}

const perMessage = 20

/** Checks layouts in worker threads; each receives the next batch when it has answered. */
export async function checkInThreads(
  names: readonly string[],
  { engine, root, today, count, progress }: ThreadsOptions,
): Promise<LayoutResult[]> {
  const results: LayoutResult[] = []
  let next = 0
  const take = () => names.slice(next, (next += perMessage))
  const run = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(engine, {
        workerData: { root, today },
        execArgv: [],
        // Most garbage of a layout is short-lived: a large young generation saves collections.
        resourceLimits: { maxYoungGenerationSizeMb: 32 },
      })
      const ask = () => {
        const batch = take()
        if (batch.length > 0) worker.postMessage(batch)
        else void worker.terminate().then(() => resolve())
      }
      worker.on('message', (found: LayoutResult[]) => {
        results.push(...found)
        progress(results.length)
        ask()
      })
      worker.on('error', reject)
      ask()
    })
  const threads = Math.max(1, Math.min(count, Math.ceil(names.length / perMessage)))
  await Promise.all(Array.from({ length: threads }, run))
  return results.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
