import { realpathSync, statSync } from 'node:fs'

export interface WatchListeners {
  /** Called with the names of changed layouts, debounced; without names when any of them may have changed. */
  changed(names?: readonly string[]): void
  /** Called with the system's error when a part of the folder cannot be watched. */
  failed(error: unknown): void
}

/** What a watch of the folder as it is now gets. */
export interface FolderWatch extends WatchListeners {
  /** Called when the folder itself is gone. */
  lost(): void
  /** The time in milliseconds from which changes are reported, by the clock of file systems. */
  since: number
}

/** Watches a folder until it is moved or replaced. */
export type WatchFolder = (root: string, watch: FolderWatch) => { stop(): Promise<void> }

/** How often it is looked whether the folder itself was moved or replaced, in milliseconds. */
const lookEvery = 500

/** File systems take their times from a clock that is a little behind. */
const clockStepMs = 20

/**
 * Watches a folder of layouts, also after it was moved away and back; `since` is the time in milliseconds from which changes
 * are reported. Returns a function that stops watching.
 */
export function watchRoot(
  root: string,
  { since = Date.now(), ...listeners }: WatchListeners & { since?: number | undefined },
  watchFolder: WatchFolder,
): () => Promise<void> {
  let watched: string | undefined
  let watcher: ReturnType<WatchFolder> | undefined
  const look = () => {
    const found = identityOf(root)
    if (found === watched) return
    const isFirst = watcher === undefined
    void watcher?.stop()
    watched = found
    const lost = () => (watched = undefined)
    const from = (isFirst ? since : Date.now()) - clockStepMs
    // The folder of all layouts may be a link.
    watcher = watchFolder(realPathOf(root), { ...listeners, lost, since: from })
    if (!isFirst && found !== undefined) listeners.changed()
  }
  look()
  const timer = setInterval(look, lookEvery)
  return async () => {
    clearInterval(timer)
    await watcher?.stop()
  }
}

/** Identifies the folder at a path by device and inode; undefined when there is none. */
function identityOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  return found?.isDirectory() ? `${found.dev} ${found.ino}` : undefined
}

/** When a folder last got or lost an entry, in milliseconds; 0 when there is none. */
export const entriesChangedAt = (path: string): number =>
  statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Where a path leads; a path that is not there as it is. */
function realPathOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}
