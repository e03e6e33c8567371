import { watch, type FSWatcher } from 'chokidar'
import { relative, sep } from 'node:path'
import { batchNames } from './batch-names.ts'
import { entriesChangedAt, watchRoot, type WatchFolder, type WatchListeners } from './watch-root.ts'

/** Watches every file of a folder of layouts, as `watchRoot` does. */
export const watchLayouts = (root: string, listeners: WatchListeners, since?: number) =>
  watchRoot(root, { ...listeners, since }, watchFiles)

const watchFiles: WatchFolder = (root, { changed, failed, lost, since }) => {
  const early = new Set<string>()
  const batch = batchNames(changed)
  let isReady = false
  // Links within the folder are not followed: two that lead upwards never end.
  const watcher: FSWatcher = watch(root, {
    alwaysStat: true,
    followSymlinks: false,
    ignored: (each) => /[/\\]\.[^/\\]*$|~$|\.tmp$/.test(each),
  })
  watcher.on('error', failed)
  watcher.on('all', (event, changedPath, stats) => {
    const [name = ''] = relative(root, changedPath).split(sep)
    if (name === '') {
      if (event === 'unlinkDir') lost()
    } else if (isReady) batch.add(name)
    else if ((stats?.ctimeMs ?? 0) >= since) early.add(name)
  })
  // To list a large folder takes seconds, in which layouts may come, change and go.
  watcher.on('ready', () => {
    isReady = true
    if (entriesChangedAt(root) >= since) changed()
    else for (const name of early) batch.add(name)
  })
  return {
    async stop() {
      batch.stop()
      await watcher.close()
    },
  }
}
