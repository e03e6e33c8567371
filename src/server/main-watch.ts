import type { Logger } from 'pino'
import type { Library } from '#src/library/library.ts'
import { watchLayoutNames } from '#src/library/watch-names.ts'
import { readLibrary } from './main-library.ts'
import type { StartOptions } from './main-options.ts'
import type { Threads } from './main-threads.ts'
import type { Config } from './server-config.ts'

interface WatchOptions {
  config: Pick<Config, 'layoutsFolder' | 'isWatched'>
  library: Library
  threads: Threads
  log: Logger
  /** The time in milliseconds from which changes are noticed. */
  since: number
}

/** Reads every layout; `watch` then watches them, from the time at which they began to be read. */
export async function openWatchedLibrary(options: StartOptions, threads: Threads, log: Logger) {
  const since = Date.now()
  const library = await readLibrary(options, threads, log)
  const watch = () => watchSoon({ config: options.config, library, threads, log, since })
  return { library, watch }
}

/** Milliseconds after the start, so that the first pages do not wait for it. */
const afterMs = 1000

/**
 * Soon after the start, looks at the layouts that were taken without a look at their folders, and watches: every file,
 * or only which layouts there are. Returns a function that stops it.
 */
function watchSoon({ config, library, threads, log, since }: WatchOptions) {
  const failed = (error: unknown) =>
    log.error({ err: error }, 'A folder of layouts is not watched: restart after changing it')
  const report = (error: unknown) => log.error({ err: error }, 'Layouts could not be read again')
  const changed = (names?: readonly string[]) => void library.reload(names).catch(report)
  const watch = config.isWatched ? threads.watch : watchLayoutNames
  let stop: (() => Promise<void>) | undefined
  const timer = setTimeout(() => {
    stop = watch(config.layoutsFolder, { changed, failed }, since)
    library.lookAtUnseen().catch(report)
  }, afterMs)
  return async () => {
    clearTimeout(timer)
    await stop?.()
  }
}
