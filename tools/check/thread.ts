import { parentPort, workerData } from 'node:worker_threads'
import { registry } from '#blocks/registry.ts'
import { openFileNote } from '#src/library/file-note.ts'
import { threadCpuFile } from '#src/library/thread-cpu.ts'
import type { ThreadReady } from '#src/library/thread-messages.ts'
import { reasonOfError } from '#src/library/unfinished.ts'
import { LayoutChecker, unfinishedResult } from './check-layouts.ts'

/** What a check begins with: the folder of layouts, and the day. */
export interface CheckBegin {
  root: string
  today: string
}

/**
 * Worker thread of checks: it receives the beginning of a check, then layout names in batches, and posts back the
 * result of each, in order.
 */
const { note } = workerData as { note: SharedArrayBuffer }
const onFile = openFileNote(note).write
let checker: LayoutChecker | undefined

parentPort?.on('message', (message: CheckBegin | readonly string[]) => {
  if ('root' in message) checker = new LayoutChecker({ ...message, blocks: registry, onFile })
  else for (const name of message) parentPort?.postMessage(checkOne(name))
})
parentPort?.postMessage({ kind: 'ready', cpuFile: threadCpuFile() } satisfies ThreadReady)

/** The result of a layout, or undefined for one that is gone. */
function checkOne(name: string) {
  try {
    return checker?.check(name)
  } catch (error) {
    return unfinishedResult(name, reasonOfError(error))
  }
}
