import { LimitedThread } from '#src/library/limited-thread.ts'
import { findExcessiveMark } from '#src/manifest/read/prose-marks.ts'
import type { CompileProse } from '#src/render/render-options.ts'
import { requireThreadFile } from '#src/services/local/thread-file.ts'

/** Compiles prose in a thread of its own, which is ended when a text takes too long. */
export function openProse() {
  const thread = new LimitedThread<{ source: string; hash: string }>({
    script: () =>
      requireThreadFile({
        name: 'prose-thread',
        source: new URL('./main-prose-thread.ts', import.meta.url),
      }),
  })
  const compile: CompileProse = async ({ source, hash }) => {
    const excess = findExcessiveMark(source)
    if (excess) throw new Error(excess.message)
    return thread.ask(() => ({ source, hash }))
  }
  return { compile, close: () => thread.close() }
}
