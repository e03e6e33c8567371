import { watch, type FSWatcher } from 'chokidar'
import { realpathSync, statSync } from 'node:fs'
import { relative, sep } from 'node:path'

interface WatchListeners {
  /** Called with the names of changed layouts, debounced; without names when any of them may have changed. */
  changed(names?: readonly string[]): void
  /** Called with the system's error when a part of the folder cannot be watched. */
  failed(error: unknown): void
}

/** How often it is looked whether the folder itself was moved or replaced, in milliseconds. */
const lookEvery = 500

/** Watches a folder of layouts, also after it was moved away and back. Returns a function that stops watching. */
export function watchLayouts(root: string, listeners: WatchListeners): () => Promise<void> {
  let watched: string | undefined
  let watcher: Watcher | undefined
  const look = () => {
    const found = identityOf(root)
    if (found === watched) return
    const isFirst = watcher === undefined
    void watcher?.stop()
    watched = found
    watcher = watchOnce(root, { ...listeners, lost: () => (watched = undefined) })
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

/** Where a path leads; a path that is not there as it is. */
function realPathOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

interface Watcher {
  stop(): Promise<void>
}

function watchOnce(
  path: string,
  { changed, failed, lost }: WatchListeners & { lost(): void },
): Watcher {
  const names = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  // The folder of all layouts may be a link. Those within it are not followed: two that lead upwards never end.
  const root = realPathOf(path)
  const watcher: FSWatcher = watch(root, {
    ignoreInitial: true,
    followSymlinks: false,
    ignored: (each) => /[/\\]\.[^/\\]*$|~$|\.tmp$/.test(each),
  })
  watcher.on('error', failed)
  watcher.on('all', (event, changedPath) => {
    const [name = ''] = relative(root, changedPath).split(sep)
    if (name === '') {
      if (event === 'unlinkDir') lost()
      return
    }
    names.add(name)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const batch = [...names]
      names.clear()
      changed(batch)
    }, 80)
  })
  return {
    async stop() {
      clearTimeout(timer)
      await watcher.close()
    },
  }
}
