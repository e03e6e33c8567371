import type { LayoutSource } from '#src/manifest/read/layout-source.ts'
import { LayoutCompiler, type CompilerOptions } from './compile-here.ts'
import { openFileNote } from './file-note.ts'
import { serveThread } from './serve-thread.ts'
import type { LayoutRequest } from './thread-messages.ts'
import { toSent } from './transfer-layout.ts'

interface ThreadOptions extends Omit<CompilerOptions, 'onFile'> {
  /** Shared memory that the path of the file being read is written to. */
  note: SharedArrayBuffer
}

/** Reads and compiles layouts for the main thread, as `LayoutThread` asks. */
export function serveLayouts({ note, ...options }: ThreadOptions): void {
  const compiler = new LayoutCompiler({ ...options, onFile: openFileNote(note).write })
  const sent = new Map<string, LayoutSource>()
  const parentOf = (parent: LayoutSource | string): LayoutSource => {
    if (typeof parent !== 'string') {
      sent.set(`${parent.name} ${parent.hash}`, parent)
      return parent
    }
    const known = sent.get(parent)
    if (known === undefined) throw new Error(`The layout ${parent} was not sent.`)
    return known
  }
  serveThread((request: LayoutRequest) => {
    if (request.kind === 'read') return compiler.read(request.root, request.name)
    if (request.kind === 'parent') return compiler.parentOf(request.source)
    if (request.forget) sent.clear()
    const parents = request.parents.map(parentOf)
    const { layout, problems, starterRows } = compiler.compile(request.source, parents)
    return { layout: layout && toSent(layout, starterRows), problems }
  })
}
