import { createHash } from 'node:crypto'
import type { KnownBlocks } from '#src/manifest/known-blocks.ts'
import type { LayoutSource } from '#src/manifest/read/layout-source.ts'
import { parseLayout } from '#src/manifest/read/parse.ts'
import type { ParsedLayout } from '#src/manifest/read/parsed-layout.ts'
import { ajvCheckers } from './ajv-checkers.ts'
import { compileForServing } from './compile-for-serving.ts'
import type { ServableLayout } from './layout-work.ts'
import { packLayout } from './packed-layout.ts'

export interface CompilerOptions {
  blocks: KnownBlocks
  /** Makes HTML of layouts safe; without it pages show none. */
  sanitise?: (html: string) => string
  /** Called with the path of each file before it is parsed, and with '' when all are. */
  onFile?: (path: string) => void
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
    return this.parse(source).manifest?.extends
  }

  compile(source: LayoutSource, parents: readonly LayoutSource[]): ServableLayout {
    const own = this.parse(source)
    const byName = new Map(parents.map((parent) => [parent.name, this.parse(parent)]))
    const find = (name: string) => (name === own.name ? own : byName.get(name))
    const { blocks, sanitise } = this.options
    const made = compileForServing(own, { find, blocks, ...(sanitise ? { sanitise } : {}) })
    const chain = made.effective?.chain.toReversed() ?? []
    const rows = Object.fromEntries(chain.flatMap(({ starter }) => [...starter]))
    const { layout, problems } = made
    return {
      layout,
      problems,
      starterHash: createHash('sha256').update(JSON.stringify(rows)).digest('hex'),
      pack: layout && (() => packLayout(layout, rows)),
    }
  }

  /** A parsed layout is used again while it is one of the last: a layout is compiled right after it was read. */
  private parse(source: LayoutSource): ParsedLayout {
    const parsed = this.parsed.get(source.hash) ?? this.parseNow(source)
    this.forget(source.hash)
    this.parsed.set(source.hash, parsed)
    this.parsedLength += parsed.length
    for (const hash of this.parsed.keys()) {
      const isFull = this.parsed.size > maxParsed || this.parsedLength > maxParsedLength
      if (!isFull || hash === source.hash) break
      this.forget(hash)
    }
    return parsed.layout
  }

  private forget(hash: string): void {
    this.parsedLength -= this.parsed.get(hash)?.length ?? 0
    this.parsed.delete(hash)
  }

  private parseNow(source: LayoutSource): Parsed {
    const layout = parseLayout(source, ajvCheckers, this.options.onFile)
    let length = 0
    for (const text of Object.values(source.texts)) length += text.length
    return { layout, length }
  }
}

interface Parsed {
  layout: ParsedLayout
  /** The characters of its files. */
  length: number
}
