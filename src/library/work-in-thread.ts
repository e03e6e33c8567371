import type { LayoutSource } from '#src/manifest/read/layout-source.ts'
import type { LayoutWork, ReadLayout, ServableLayout } from './layout-work.ts'
import { LimitedThread } from './limited-thread.ts'
import type { LayoutRequest } from './thread-messages.ts'
import { fromSent, type SentLayout } from './transfer-layout.ts'

interface ThreadWorkOptions {
  root: string
  /** The script, which calls `serveLayouts`. */
  script: () => Promise<URL>
  /** Milliseconds for one layout; by default those of `workLimits`. */
  layoutMs?: number
}

/** The most parents that a thread keeps. */
const maxParents = 50

/** The work in a thread that is ended when a layout takes too much time or memory; the next layout gets a new one. */
export function workInThread({ root, script, layoutMs }: ThreadWorkOptions): LayoutWork {
  const sent = new Set<string>()
  const thread = new LimitedThread<LayoutRequest>({
    script,
    data: { root },
    onStart: () => sent.clear(),
    ...(layoutMs === undefined ? {} : { requestMs: layoutMs }),
  })
  /** A parent that the thread has is only named. */
  const compileRequest = (source: LayoutSource, parents: readonly LayoutSource[]) => {
    const forget = sent.size + parents.length > maxParents
    if (forget) sent.clear()
    const named = parents.map((parent) => {
      const key = `${parent.name} ${parent.hash}`
      if (sent.has(key)) return key
      sent.add(key)
      return parent
    })
    return { kind: 'compile' as const, source, parents: named, forget }
  }
  return {
    read: (name) => thread.ask<ReadLayout | undefined>(() => ({ kind: 'read', name })),
    parentOf: (source) => thread.ask<string | undefined>(() => ({ kind: 'parent', source })),
    async compile(source, parents) {
      const { layout, problems } = await thread.ask<SentServable>(() =>
        compileRequest(source, parents),
      )
      return { layout: layout && fromSent(layout), problems }
    },
    close: () => thread.close(),
  }
}

interface SentServable extends Omit<ServableLayout, 'layout'> {
  layout: SentLayout | undefined
}
