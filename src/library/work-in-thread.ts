import type { LayoutSource } from '#src/manifest/read/layout-source.ts'
import type { ServableLayout } from './layout-work.ts'
import { LimitedThread } from './limited-thread.ts'
import type { CompileAnswer, LayoutRequest } from './thread-messages.ts'
import { fromSent } from './transfer-layout.ts'
import { workLimits } from './work-limits.ts'

interface LayoutThreadOptions {
  /** The script, which calls `serveLayouts`. */
  script: () => Promise<URL>
}

/** The work on the layouts of a folder in a `LayoutThread`. */
export interface ThreadWork {
  /** Resolves to undefined when there is no folder of that name with a file of a layout. */
  read(name: string): Promise<LayoutSource | undefined>
  parentOf(source: LayoutSource): Promise<string | undefined>
  /** What was compiled, or `quick` for a layout that takes so little that it may be compiled in any thread. */
  compile(source: LayoutSource, parents: readonly LayoutSource[]): Promise<ServableLayout | 'quick'>
  /** Waits for what was asked; the thread is left to others. */
  close(): Promise<void>
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

  workIn(root: string): ThreadWork {
    const { thread } = this
    return {
      read: (name) => thread.ask<LayoutSource | undefined>(() => ({ kind: 'read', root, name })),
      parentOf: (source) => thread.ask<string | undefined>(() => ({ kind: 'parent', source })),
      compile: async (source, parents) => {
        const answer = await thread.ask<CompileAnswer>(() => this.compileRequest(source, parents))
        if (answer.isQuick) return 'quick'
        const { layout, problems } = answer
        if (layout === undefined) return { layout, problems }
        return { layout: fromSent(layout), problems, starterRows: layout.starter }
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
