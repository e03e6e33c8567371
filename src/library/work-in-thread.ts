import type { LayoutSource } from '#src/manifest/read/layout-source.ts'
import type { LayoutWork, ReadLayout, ServableLayout } from './layout-work.ts'
import { LimitedThread } from './limited-thread.ts'
import type { LayoutRequest } from './thread-messages.ts'
import { fromSent, type SentLayout } from './transfer-layout.ts'

interface LayoutThreadOptions {
  /** The script, which calls `serveLayouts`. */
  script: () => Promise<URL>
  /** Milliseconds for one layout; by default those of `workLimits`. */
  layoutMs?: number
}

/** How many parents a thread is trusted to remember. */
const maxParents = 50

/** A thread that is ended when a layout takes too much time or memory; the next layout gets a new one. */
export class LayoutThread {
  private readonly sent = new Set<string>()
  private readonly thread: LimitedThread<LayoutRequest>

  constructor({ script, layoutMs }: LayoutThreadOptions) {
    this.thread = new LimitedThread<LayoutRequest>({
      script,
      onStart: () => this.sent.clear(),
      ...(layoutMs === undefined ? {} : { requestMs: layoutMs }),
    })
  }

  /** The work on the layouts of a folder; closing it leaves the thread to others. */
  workIn(root: string): LayoutWork {
    const { thread } = this
    return {
      read: (name) => thread.ask<ReadLayout | undefined>(() => ({ kind: 'read', root, name })),
      parentOf: (source) => thread.ask<string | undefined>(() => ({ kind: 'parent', source })),
      compile: async (source, parents) => {
        const { layout, problems } = await thread.ask<SentServable>(() =>
          this.compileRequest(source, parents),
        )
        return { layout: layout && fromSent(layout), problems }
      },
      close: () => thread.idle(),
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
      const key = `${parent.name} ${parent.hash}`
      if (sent.has(key)) return key
      sent.add(key)
      return parent
    })
    return { kind: 'compile', source, parents: named, forget }
  }
}

interface SentServable extends Omit<ServableLayout, 'layout'> {
  layout: SentLayout | undefined
}
