import type { LayoutSource } from '#src/manifest/read/layout-source.ts'
import type { CompiledHere, LayoutCompiler } from './compile-here.ts'
import { openFileNote } from './file-note.ts'
import { readSource } from './read-source.ts'
import { serveThread } from './serve-thread.ts'
import { threadCpuMs } from './thread-cpu.ts'
import type { CompileAnswer, LayoutRequest } from './thread-messages.ts'
import { workLimits } from './work-limits.ts'

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
    return answer(compiler, request.source, request.parents.map(parentOf))
  })
}

/** Compiles a layout, once more when it was slow for the first time, and sends what was made only if it stays slow. */
async function answer(
  compiler: LayoutCompiler,
  source: LayoutSource,
  parents: readonly LayoutSource[],
): Promise<CompileAnswer> {
  const first = measure(compiler, source, parents)
  if (first.ms <= workLimits.quickMs) return { isQuick: true }
  if (first.ms <= workLimits.againMs) {
    for (const one of [source, ...parents]) compiler.forget(one)
    if (measure(compiler, source, parents).ms <= workLimits.quickMs) return { isQuick: true }
  }
  const { toSent } = await import('./transfer-layout.ts')
  const { layout, problems, starterRows } = first.made
  return { layout: layout && toSent(layout, starterRows), problems }
}

interface Measured {
  made: CompiledHere
  /** The slowest of its parts, which are done one by one: to parse a parent, or to parse the layout and to compile it. */
  ms: number
}

function measure(
  compiler: LayoutCompiler,
  source: LayoutSource,
  parents: readonly LayoutSource[],
): Measured {
  const ofParents = parents.map((parent) => compiler.parseMs(parent))
  const ofOwn = compiler.parseMs(source)
  const begun = threadCpuMs()
  const made = compiler.compile(source, parents)
  return { made, ms: Math.max(ofOwn + threadCpuMs() - begun, ...ofParents) }
}
