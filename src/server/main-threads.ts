import { engineBuild } from '#src/library/engine-build.ts'
import { LimitedThread } from '#src/library/limited-thread.ts'
import { LayoutThread } from '#src/library/work-in-thread.ts'
import { findExcessiveMark } from '#src/manifest/read/prose-marks.ts'
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

/** Threads of their own for layouts and for prose, each ended when one takes too long. */
export interface Threads {
  layouts: LayoutThread
  /** The hash of what compiles layouts. */
  engine(): Promise<string>
  compileProse: CompileProse
  close(): Promise<void>
}

/** Prepares the threads; each is started when it is first asked. */
export function openThreads(): Threads {
  const layouts = new LayoutThread({ script: layoutThread })
  const prose = new LimitedThread<Parameters<CompileProse>[0]>({ script: proseThread })
  return {
    layouts,
    engine: async () => engineBuild(await layoutThread()),
    async compileProse({ source, hash }) {
      const excess = findExcessiveMark(source)
      if (excess) throw new Error(excess.message)
      return prose.ask(() => ({ source, hash }))
    },
    async close() {
      await layouts.close()
      await prose.close()
    },
  }
}
