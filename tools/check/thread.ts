import { parentPort, workerData } from 'node:worker_threads'
import { registry } from '#blocks/registry.ts'
import { openFileNote } from '#src/library/file-note.ts'
import { reasonOfError } from '#src/library/unfinished.ts'
import { LayoutChecker, unfinishedResult } from './check-layouts.ts'

/** Worker thread of a check: it receives layout names in batches and posts back the result of each, in order. */
const { root, today, note } = workerData as {
  root: string
  today: string
  note: SharedArrayBuffer
}
const onFile = openFileNote(note).write
const checker = new LayoutChecker({ root, blocks: registry, today, onFile })

parentPort?.on('message', (names: readonly string[]) => {
  for (const name of names) parentPort?.postMessage(checkOne(name))
})
parentPort?.postMessage('ready')

/** The result of a layout, or undefined for one that is gone. */
function checkOne(name: string) {
  try {
    return checker.check(name)
  } catch (error) {
    return unfinishedResult(name, reasonOfError(error))
  }
}
