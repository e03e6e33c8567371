import { existsSync, watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'
import { batchNames } from './batch-names.ts'
import { folderStamp } from './folder-stamp.ts'
import { entriesChangedAt, watchRoot, type WatchFolder, type WatchListeners } from './watch-root.ts'

/** How often it is looked whether the files of a new layout are all there, in milliseconds, and how often at most. */
const lookEvery = 500
const mostLooks = 40

/**
 * Watches which layouts there are, by one watch for any number of them. A layout that came is reported again when its
 * files were not changed for a while; later changes of files are not.
 */
export const watchLayoutNames = (root: string, listeners: WatchListeners, since?: number) =>
  watchRoot(root, { ...listeners, since }, watchEntries)

const watchEntries: WatchFolder = (root, { changed, failed, since }) => {
  const timers = new Set<NodeJS.Timeout>()
  const untilAtRest = (name: string, looks = 0) => {
    const folder = join(root, name)
    const timer = setTimeout(() => {
      timers.delete(timer)
      if (!existsSync(folder)) return
      if (folderStamp(folder) === undefined && looks < mostLooks) untilAtRest(name, looks + 1)
      else changed([name])
    }, lookEvery)
    timers.add(timer)
  }
  const batch = batchNames((names) => {
    // When the folder itself is moved away, that comes as a change of its name.
    if (!existsSync(root)) return
    changed(names)
    for (const name of names) untilAtRest(name)
  })
  if (entriesChangedAt(root) >= since) changed()
  const watcher = open(root, failed)
  watcher?.on('change', (_event, name) => {
    if (name !== null && !/^\.|~$|\.tmp$/.test(String(name))) batch.add(String(name))
  })
  return {
    async stop() {
      batch.stop()
      for (const timer of timers) clearTimeout(timer)
      watcher?.close()
    },
  }
}

function open(root: string, failed: (error: unknown) => void): FSWatcher | undefined {
  try {
    return watch(root).on('error', failed)
  } catch (error) {
    // A folder that is away is watched once it is there.
    if (existsSync(root)) failed(error)
    return undefined
  }
}
