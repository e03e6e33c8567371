import { LayoutThread } from '#src/library/work-in-thread.ts'
import type { LayoutWork } from '#src/library/layout-work.ts'
import { requireThreadFile } from '#src/services/local/thread-file.ts'

const script = () =>
  requireThreadFile({
    name: 'layout-thread',
    source: new URL('../../src/server/main-layout-thread.ts', import.meta.url),
  })

/** Reads and compiles layouts in a thread, as a server does. */
export function openThreadWork(root: string): LayoutWork {
  const thread = new LayoutThread({ script })
  return { ...thread.workIn(root), close: () => thread.close() }
}
