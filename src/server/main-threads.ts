import { engineBuild } from '#src/library/engine-build.ts'
import { LimitedThread } from '#src/library/limited-thread.ts'
import type { WatchListeners } from '#src/library/watch-root.ts'
import { WatchThread } from '#src/library/watch-thread.ts'
import { LayoutThread } from '#src/library/work-in-thread.ts'
import { workLimits } from '#src/library/work-limits.ts'
import { findExcessiveMark } from '#src/manifest/read/prose-marks.ts'
import { cachedProse } from '#src/render/prose-cache.ts'
import type { CompileProse } from '#src/render/render-options.ts'
import { requireThreadFile } from '#src/services/local/thread-file.ts'

const layoutThread = () =>
  requireThreadFile({
    name: 'layout-thread',
    source: new URL('./main-layout-thread.ts', import.meta.url),
  })
const proseThread = () =>
  requireThreadFile({
    name: 'prose-thread',
    source: new URL('./main-prose-thread.ts', import.meta.url),
  })

const watchThread = () =>
  requireThreadFile({
    name: 'watch-thread',
    source: new URL('./main-watch-thread.ts', import.meta.url),
  })

/** Threads of their own for layouts and for prose, each ended when one takes too long or none is asked for, and one that watches folders. */
export interface Threads {
  layouts: LayoutThread
  /** The hash of what compiles layouts. */
  engine(): Promise<string>
  compileProse: CompileProse
  /** Watches a folder of layouts, as `watchLayouts` does. Returns a function that stops watching. */
  watch(root: string, listeners: WatchListeners, since?: number): () => Promise<void>
  close(): Promise<void>
}

/** Prepares the threads; each is started when it is first asked. */
export function openThreads(): Threads {
  const layouts = new LayoutThread({ script: layoutThread })
  const prose = new LimitedThread<{ source: string }>({
    script: proseThread,
    idleMs: workLimits.idleMs,
  })
  const watching = new WatchThread(watchThread)
  return {
    layouts,
    engine: async () => engineBuild(await layoutThread()),
    compileProse: cachedProse(async ({ source }) => {
      const excess = findExcessiveMark(source)
      if (excess) throw new Error(excess.message)
      return prose.ask(() => ({ source }))
    }),
    watch: (root, listeners, since) => watching.watch(root, listeners, since),
    async close() {
      await layouts.close()
      await prose.close()
      await watching.close()
    },
  }
}
