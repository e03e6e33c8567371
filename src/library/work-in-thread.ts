import type { LayoutSource } from '#src/manifest/read/layout-source.ts'
import type { ServableLayout } from './layout-work.ts'
import { LimitedThread } from './limited-thread.ts'
import type { CompileAnswer, LayoutRequest } from './thread-messages.ts'
import { fromSent } from './transfer-layout.ts'
import { workLimits } from './work-limits.ts'

export interface ThreadWorkOptions {
  root: string
  /** The script, which calls `serveLayouts`. */
  script: () => Promise<URL>
  /** Milliseconds for one layout; by default those of `workLimits`. */
  layoutMs?: number
}

/** Reads and compiles in a thread that is ended when a layout takes too much time or memory; the next one gets a new one. */
export interface ThreadWork {
  /** Resolves to undefined when there is no folder of that name with a file of a layout. */
  read(name: string): Promise<LayoutSource | undefined>
  parentOf(source: LayoutSource): Promise<string | undefined>
  /** What was compiled, or `quick` for a layout that takes so little that it may be compiled in any thread. */
  compile(source: LayoutSource, parents: readonly LayoutSource[]): Promise<ServableLayout | 'quick'>
  close(): Promise<void>
}

/** The most parents that a thread keeps. */
const maxParents = 50

export function workInThread({ root, script, layoutMs }: ThreadWorkOptions): ThreadWork {
  const sent = new Set<string>()
  const thread = new LimitedThread<LayoutRequest>({
    script,
    data: { root },
    onStart: () => sent.clear(),
    idleMs: workLimits.idleMs,
    ...(layoutMs === undefined ? {} : { requestMs: layoutMs }),
  })
  /** A parent that the thread has is only named. */
  const compileRequest = (source: LayoutSource, parents: readonly LayoutSource[]) => {
    const forget = sent.size + parents.length > maxParents
    if (forget) sent.clear()
    const named = parents.map((parent) => {
      if (sent.has(parent.hash)) return parent.hash
      sent.add(parent.hash)
      return parent
    })
    return { kind: 'compile' as const, source, parents: named, forget }
  }
  return {
    read: (name) => thread.ask<LayoutSource | undefined>(() => ({ kind: 'read', name })),
    parentOf: (source) => thread.ask<string | undefined>(() => ({ kind: 'parent', source })),
    async compile(source, parents) {
      const answer = await thread.ask<CompileAnswer>(() => compileRequest(source, parents))
      if (answer.isQuick) return 'quick'
      return { layout: answer.layout && fromSent(answer.layout), problems: answer.problems }
    },
    close: () => thread.close(),
  }
}
