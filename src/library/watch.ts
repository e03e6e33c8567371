import { watch } from 'chokidar'
import { relative, sep } from 'node:path'

/** Tells the names of layouts whose files changed, once things have been quiet for a moment. Returns how to stop. */
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
