import { watch } from 'chokidar'
import { relative, sep } from 'node:path'

/** Calls back with the names of changed layouts, debounced. Returns a function that stops watching. */
export function watchLayouts(
  root: string,
  changed: (names: readonly string[]) => void,
): () => Promise<void> {
  const names = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(root, {
    ignoreInitial: true,
    ignored: (path) => /[/\\]\.[^/\\]*$|~$|\.tmp$/.test(path),
  })
  watcher.on('all', (_event, path) => {
    const [name = ''] = relative(root, path).split(sep)
    if (name === '') return
    names.add(name)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const batch = [...names]
      names.clear()
      changed(batch)
    }, 80)
  })
  return async () => {
    clearTimeout(timer)
    await watcher.close()
  }
}
