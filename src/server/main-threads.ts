import { LimitedThread } from '#src/library/limited-thread.ts'
import { LayoutThread } from '#src/library/work-in-thread.ts'
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
  compileProse: CompileProse
  close(): Promise<void>
}

/** Prepares the threads; each is started when it is first asked. */
export function openThreads(): Threads {
  const layouts = new LayoutThread({ script: layoutThread })
  const prose = new LimitedThread<Parameters<CompileProse>[0]>({ script: proseThread })
  return {
    layouts,
    compileProse: ({ source, hash }) => prose.ask(() => ({ source, hash })),
    async close() {
      await layouts.close()
      await prose.close()
    },
  }
}
