import type { KnownBlocks } from '#src/manifest/known-blocks.ts'
import type { LayoutSource } from '#src/manifest/read/layout-source.ts'
import { parseLayout } from '#src/manifest/read/parse.ts'
import type { ParsedLayout } from '#src/manifest/read/parsed-layout.ts'
import { ajvCheckers } from './ajv-checkers.ts'
import { compileForServing } from './compile-for-serving.ts'
import type { ServableLayout } from './layout-work.ts'
import { threadCpuMs } from './thread-cpu.ts'

export interface CompilerOptions {
  blocks: KnownBlocks
  /** Makes HTML of layouts safe; without it pages show none. */
  sanitise?: (html: string) => string
  /** Called with the path of each file before it is parsed, and with '' when all are. */
  onFile?: (path: string) => void
}

export interface CompiledHere extends ServableLayout {
  starterRows: Record<string, unknown[]>
}

/** The most parsed layouts in memory, and their characters together: a fleet has many layouts and few parents. */
const maxParsed = 50
const maxParsedLength = 4_000_000

/** Reads and compiles layouts in this thread: in the thread of layouts, in commands and in tests. */
export class LayoutCompiler {
  private readonly options: CompilerOptions
  private readonly parsed = new Map<string, Parsed>()
  private parsedLength = 0

  constructor(options: CompilerOptions) {
    this.options = options
  }

  parentOf(source: LayoutSource): string | undefined {
    return this.parse(source).layout.manifest?.extends
  }

  /** How many milliseconds of computing it took to parse a layout. It is parsed when that was not done before. */
  parseMs(source: LayoutSource): number {
    return this.parse(source).ms
  }

  /** A layout is parsed again the next time. */
  forget({ hash }: Pick<LayoutSource, 'hash'>): void {
    this.parsedLength -= this.parsed.get(hash)?.length ?? 0
    this.parsed.delete(hash)
  }

  compile(source: LayoutSource, parents: readonly LayoutSource[]): CompiledHere {
    const own = this.parse(source).layout
    const byName = new Map(parents.map((parent) => [parent.name, this.parse(parent).layout]))
    const find = (name: string) => (name === own.name ? own : byName.get(name))
    const { blocks, sanitise } = this.options
    const made = compileForServing(own, { find, blocks, ...(sanitise ? { sanitise } : {}) })
    const chain = made.effective?.chain.toReversed() ?? []
    const starterRows = Object.fromEntries(chain.flatMap(({ starter }) => [...starter]))
    return { layout: made.layout, problems: made.problems, starterRows }
  }

  /** A parsed layout is used again while it is one of the last: a layout is compiled right after it was read. */
  private parse(source: LayoutSource): Parsed {
    const parsed = this.parsed.get(source.hash) ?? this.parseNow(source)
    this.forget(source)
    this.parsed.set(source.hash, parsed)
    this.parsedLength += parsed.length
    for (const hash of this.parsed.keys()) {
      const isFull = this.parsed.size > maxParsed || this.parsedLength > maxParsedLength
      if (!isFull || hash === source.hash) break
      this.forget({ hash })
    }
    return parsed
  }

  private parseNow(source: LayoutSource): Parsed {
    const begun = threadCpuMs()
    const layout = parseLayout(source, ajvCheckers, this.options.onFile)
    let length = 0
    for (const text of Object.values(source.texts)) length += text.length
    return { layout, ms: threadCpuMs() - begun, length }
  }
}

interface Parsed {
  layout: ParsedLayout
  /** Milliseconds of computing that it took. */
  ms: number
  /** The characters of its files. */
  length: number
}
