import { startDeadline } from '#src/library/deadline.ts'
import { threadCpuMs } from '#src/library/thread-cpu.ts'
import { reasonOfEnd, type EndOfWork } from '#src/library/unfinished.ts'
import { workLimits } from '#src/library/work-limits.ts'
import type { LayoutResult } from '#src/manifest/rules/layout-result.ts'
import { unfinishedResult } from './check-layouts.ts'
import { type EngineThread, leaveThread, takeThread } from './engine-thread.ts'
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

type NextLayout = Pick<EngineThread, 'cpuFile' | 'isNew'> & Pick<ThreadOptions, 'threads'>

/**
 * How long the next layout of a thread may compute, in milliseconds, and what counts them: the thread's own time, or all that
 * of this process, which is shared by so many threads.
 */
export function limitOf({ cpuFile, isNew, threads }: NextLayout): {
  ms: number
  cpuMs?: () => number
} {
  const ms = workLimits.layoutMs * (isNew ? workLimits.firstTimes : 1)
  return cpuFile === undefined ? { ms: ms * threads } : { ms, cpuMs: () => threadCpuMs(cpuFile) }
}

function startLimit(layout: NextLayout, overdue: () => void): () => void {
  const { ms, cpuMs } = limitOf(layout)
  return startDeadline(ms, overdue, cpuMs)
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
  const { worker, note, cpuFile } = thread
  return new Promise((resolve, reject) => {
    const wait = (isNew = false) => startLimit({ cpuFile, isNew, threads }, () => end('time'))
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
    let cancel = wait(thread.isNew)
    worker.postMessage({ root, today } satisfies CheckBegin)
    worker.postMessage(batch)
  })
}
