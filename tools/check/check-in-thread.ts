import { Worker } from 'node:worker_threads'
import { startDeadline } from '#src/library/deadline.ts'
import { newFileNote, openFileNote } from '#src/library/file-note.ts'
import { reasonOfEnd, type EndOfWork } from '#src/library/unfinished.ts'
import { workLimits } from '#src/library/work-limits.ts'
import type { LayoutResult } from '#src/manifest/rules/layout-result.ts'
import { unfinishedResult } from './check-layouts.ts'

export interface ThreadOptions {
  engine: string
  root: string
  today: string
  /** How many threads share the time that this process computes. */
  threads: number
}

interface Batches {
  /** The next batch; empty when there is none. */
  take(): readonly string[]
  /** Adds the result of the next layout; undefined when the layout is gone. */
  add(result: LayoutResult | undefined): void
}

/** Checks batches in one thread until there are none, or until it is ended: returns the layouts that it left. */
export function checkInThread(
  left: readonly string[],
  options: ThreadOptions,
  { take, add }: Batches,
): Promise<readonly string[]> {
  const { worker, note } = startThread(options)
  let cancel = () => {}
  let batch = [...left]
  return new Promise((resolve, reject) => {
    const leave = () => {
      cancel()
      worker.removeAllListeners()
      worker.on('error', () => undefined)
      void worker.terminate().then(() => resolve(batch))
    }
    const end = (reason: EndOfWork) => {
      const name = batch.shift()
      const words = reasonOfEnd(reason, workLimits.layoutMs)
      if (name !== undefined) add(unfinishedResult(name, words, note.read()))
      leave()
    }
    worker.on('message', (result: LayoutResult | 'ready' | undefined) => {
      cancel()
      if (result === 'ready') worker.postMessage(batch)
      else {
        batch.shift()
        add(result)
      }
      if (batch.length === 0) {
        batch = [...take()]
        if (batch.length === 0) return leave()
        worker.postMessage(batch)
      }
      cancel = startDeadline(workLimits.layoutMs * options.threads, () => end('time'))
    })
    worker.on('exit', () => end('exit'))
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') end('memory')
      else reject(error)
    })
  })
}

function startThread({ engine, root, today }: ThreadOptions) {
  const memory = newFileNote()
  const worker = new Worker(engine, {
    workerData: { root, today, note: memory },
    execArgv: [],
    resourceLimits: {
      maxOldGenerationSizeMb: workLimits.heapMb,
      maxYoungGenerationSizeMb: workLimits.youngHeapMb,
    },
  })
  return { worker, note: openFileNote(memory) }
}
