import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { newFileNote, openFileNote } from '#src/library/file-note.ts'
import type { ThreadReady } from '#src/library/thread-messages.ts'
import { workLimits } from '#src/library/work-limits.ts'

/** A thread that has loaded the engine, and the note of the file that it reads. */
export interface EngineThread {
  worker: Worker
  note: ReturnType<typeof openFileNote>
  /** The file with its computing time; without one only that of this process is known. */
  cpuFile: string | undefined
}

/** Threads without work, by their script. They do not keep the process from ending. */
const idle = new Map<string, EngineThread[]>()

/** A thread that an earlier check of this process left, else a new one. */
export async function takeThread(engine: string): Promise<EngineThread> {
  const left = idle.get(engine)?.pop()
  if (left === undefined) return startThread(engine)
  left.worker.ref()
  return left
}

/** Keeps a thread that has nothing to do for the next check. */
export function leaveThread(engine: string, thread: EngineThread): void {
  thread.worker.unref()
  idle.set(engine, [...(idle.get(engine) ?? []), thread])
}

async function startThread(engine: string): Promise<EngineThread> {
  const memory = newFileNote()
  const worker = new Worker(engine, {
    workerData: { note: memory },
    execArgv: [],
    resourceLimits: {
      maxOldGenerationSizeMb: workLimits.heapMb,
      maxYoungGenerationSizeMb: workLimits.youngHeapMb,
    },
  })
  const [ready]: ThreadReady[] = await once(worker, 'message')
  return { worker, note: openFileNote(memory), cpuFile: ready?.cpuFile }
}
