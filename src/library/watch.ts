import { watch, type FSWatcher } from 'chokidar'
import { realpathSync, statSync } from 'node:fs'
import { relative, sep } from 'node:path'

export interface WatchListeners {
  /** Called with the names of changed layouts, debounced; without names when any of them may have changed. */
  changed(names?: readonly string[]): void
  /** Called with the system's error when a part of the folder cannot be watched. */
  failed(error: unknown): void
}

/** How often it is looked whether the folder itself was moved or replaced, in milliseconds. */
const lookEvery = 500

/**
 * Watches a folder of layouts, also after it was moved away and back; `since` is the time in milliseconds from which changes
 * are reported. Returns a function that stops watching.
 */
export function watchLayouts(
  root: string,
  listeners: WatchListeners,
  since = Date.now(),
): () => Promise<void> {
  let watched: string | undefined
  let watcher: Watcher | undefined
  const look = () => {
    const found = identityOf(root)
    if (found === watched) return
    const isFirst = watcher === undefined
    void watcher?.stop()
    watched = found
    const lost = () => (watched = undefined)
    watcher = watchOnce(root, { ...listeners, lost, since: isFirst ? since : Date.now() })
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
const entriesChangedAt = (path: string): number =>
  statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Where a path leads; a path that is not there as it is. */
function realPathOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

/** File systems take their times from a clock that is a little behind. */
const clockStepMs = 20

interface Watcher {
  stop(): Promise<void>
}

function watchOnce(
  path: string,
  { changed, failed, lost, since }: WatchListeners & { lost(): void; since: number },
): Watcher {
  const names = new Set<string>()
  let isReady = false
  let timer: NodeJS.Timeout | undefined
  // The folder of all layouts may be a link. Those within it are not followed: two that lead upwards never end.
  const root = realPathOf(path)
  const from = since - clockStepMs
  const watcher: FSWatcher = watch(root, {
    alwaysStat: true,
    followSymlinks: false,
    ignored: (each) => /[/\\]\.[^/\\]*$|~$|\.tmp$/.test(each),
  })
  watcher.on('error', failed)
  const tellSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const batch = [...names]
      names.clear()
      changed(batch)
    }, 80)
  }
  watcher.on('all', (event, changedPath, stats) => {
    const [name = ''] = relative(root, changedPath).split(sep)
    if (name === '') {
      if (event === 'unlinkDir') lost()
    } else if (isReady) {
      names.add(name)
      tellSoon()
    } else if ((stats?.ctimeMs ?? 0) >= from) names.add(name)
  })
  // To list a large folder takes seconds, in which layouts may come, change and go.
  watcher.on('ready', () => {
    isReady = true
    if (entriesChangedAt(root) >= from) changed()
    else if (names.size > 0) tellSoon()
  })
  return {
    async stop() {
      clearTimeout(timer)
      await watcher.close()
    },
  }
}
