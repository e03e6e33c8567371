import type { LayoutSource } from '#src/manifest/read/layout-source.ts'
import type { LayoutWork } from './layout-work.ts'
import { LimitedThread } from './limited-thread.ts'
import type { CompileAnswer, LayoutRequest } from './thread-messages.ts'
import { unpackLayout } from './packed-layout.ts'
import { workLimits } from './work-limits.ts'

interface LayoutThreadOptions {
  /** The script, which calls `serveLayouts`. */
  script: () => Promise<URL>
}

/** The most parents that a thread keeps. */
const maxParents = 50

/** A thread that is ended when a layout takes too much time or memory; the next layout gets a new one. */
export class LayoutThread {
  private readonly sent = new Set<string>()
  private readonly thread: LimitedThread<LayoutRequest>

  constructor({ script }: LayoutThreadOptions) {
    this.thread = new LimitedThread<LayoutRequest>({
      script,
      onStart: () => this.sent.clear(),
      idleMs: workLimits.idleMs,
    })
  }

  /** The work on the layouts of a folder. Its `close` waits for what was asked, and leaves the thread to others. */
  workIn(root: string): LayoutWork {
    const { thread } = this
    const parentOf = (source: LayoutSource) =>
      thread.ask<string | undefined>(() => ({ kind: 'parent', source }))
    return {
      async read(name) {
        const request = { kind: 'read', root, name } as const
        const source = await thread.ask<LayoutSource | undefined>(() => request)
        return source && { source, parent: await parentOf(source) }
      },
      parentOf,
      compile: async (source, parents) => {
        const asked = () => this.compileRequest(source, parents)
        const { packed, ...made } = await thread.ask<CompileAnswer>(asked)
        if (packed === undefined) return { layout: undefined, ...made }
        return { layout: unpackLayout(packed), ...made, pack: () => packed }
      },
      close: () => thread.untilIdle(),
    }
  }

  /** Waits for what was asked, and ends the thread. */
  close(): Promise<void> {
    return this.thread.close()
  }

  /** A parent that the thread has is only named. */
  private compileRequest(source: LayoutSource, parents: readonly LayoutSource[]): LayoutRequest {
    const { sent } = this
    const forget = sent.size + parents.length > maxParents
    if (forget) sent.clear()
    const named = parents.map((parent) => {
      if (sent.has(parent.hash)) return parent.hash
      sent.add(parent.hash)
      return parent
    })
    return { kind: 'compile', source, parents: named, forget }
  }
}
