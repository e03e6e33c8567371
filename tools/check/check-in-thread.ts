import { startDeadline } from '#src/library/deadline.ts'
import { threadClock } from '#src/library/thread-cpu.ts'
import { reasonOfEnd, type EndOfWork } from '#src/library/unfinished.ts'
import { workLimits } from '#src/library/work-limits.ts'
import type { LayoutResult } from '#src/manifest/rules/layout-result.ts'
import { unfinishedResult } from './check-layouts.ts'
import { leaveThread, takeThread } from './engine-thread.ts'
import type { CheckBegin } from './thread.ts'

export interface ThreadOptions extends CheckBegin {
  engine: string
  /** How many threads share the time that this process computes. */
  threads: number
}

interface Batches {
  /** The next batch; empty when there is none. */
  take(): readonly string[]
  /** Adds the result of the next layout; undefined when the layout is gone. */
  add(result: LayoutResult | undefined): void
}

/**
 * How long a layout may compute, in milliseconds, and what counts them: the time of its thread alone where the system tells it,
 * else all that of this process, which its threads share.
 */
export function limitOf(cpuFile: string | undefined, threads: number) {
  const shares = cpuFile === undefined ? threads : 1
  return { ms: workLimits.layoutMs * shares, cpuMs: threadClock(cpuFile) }
}

/** Checks batches in one thread until there are none, or until it is ended: returns the layouts that it left. */
export async function checkInThread(
  left: readonly string[],
  { engine, root, today, threads }: ThreadOptions,
  { take, add }: Batches,
): Promise<readonly string[]> {
  const batch = left.length > 0 ? [...left] : [...take()]
  if (batch.length === 0) return batch
  const thread = await takeThread(engine)
  const { worker, note } = thread
  const { ms, cpuMs } = limitOf(thread.cpuFile, threads)
  return new Promise((resolve, reject) => {
    const wait = () => startDeadline(ms, () => end('time'), cpuMs)
    const stopListening = () => {
      cancel()
      // Without a name it would also remove those by which Node receives messages.
      for (const event of ['message', 'exit', 'error']) worker.removeAllListeners(event)
      // An error without a listener would end this process.
      worker.on('error', () => undefined)
    }
    const end = (reason: EndOfWork) => {
      const name = batch.shift()
      const words = reasonOfEnd(reason, workLimits.layoutMs)
      if (name !== undefined) add(unfinishedResult(name, words, note.read()))
      stopListening()
      void worker.terminate().then(() => resolve(batch))
    }
    worker.on('message', (result: LayoutResult | undefined) => {
      cancel()
      batch.shift()
      add(result)
      if (batch.length === 0) {
        batch.push(...take())
        if (batch.length === 0) {
          stopListening()
          leaveThread(engine, thread)
          return resolve(batch)
        }
        worker.postMessage(batch)
      }
      cancel = wait()
    })
    worker.on('exit', () => end('exit'))
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') end('memory')
      else reject(error)
    })
    let cancel = wait()
    worker.postMessage({ root, today } satisfies CheckBegin)
    worker.postMessage(batch)
  })
}
