import type { LayoutSource } from '#src/manifest/read/layout-source.ts'
import type { LayoutCompiler } from './compile-here.ts'
import { openFileNote } from './file-note.ts'
import { readSource } from './read-source.ts'
import { serveThread } from './serve-thread.ts'
import type { CompileAnswer, LayoutRequest } from './thread-messages.ts'

interface ThreadOptions {
  /** Shared memory that the path of the file being read is written to. */
  note: SharedArrayBuffer
  /** Loads the engine, on the first request that needs it: to read layouts none is needed. */
  openCompiler: (onFile: (path: string) => void) => Promise<LayoutCompiler>
}

/** Reads and compiles layouts for the main thread, as `LayoutThread` asks. */
export function serveLayouts({ note, openCompiler }: ThreadOptions): void {
  let opened: Promise<LayoutCompiler> | undefined
  const sent = new Map<string, LayoutSource>()
  const parentOf = (parent: LayoutSource | string): LayoutSource => {
    if (typeof parent !== 'string') {
      sent.set(parent.hash, parent)
      return parent
    }
    const known = sent.get(parent)
    if (known === undefined) throw new Error(`The layout ${parent} was not sent.`)
    return known
  }
  serveThread(async (request: LayoutRequest) => {
    if (request.kind === 'read') return readSource(request.root, request.name)
    const compiler = await (opened ??= openCompiler(openFileNote(note).write))
    if (request.kind === 'parent') return compiler.parentOf(request.source)
    if (request.forget) sent.clear()
    const made = compiler.compile(request.source, request.parents.map(parentOf))
    const { problems, starterHash, pack } = made
    return { packed: pack?.(), problems, starterHash } satisfies CompileAnswer
  })
}
