import type { KnownBlocks } from '#src/manifest/known-blocks.ts'
import type { LayoutSource } from '#src/manifest/read/layout-source.ts'
import { parseLayout } from '#src/manifest/read/parse.ts'
import type { ParsedLayout } from '#src/manifest/read/parsed-layout.ts'
import { ajvCheckers } from './ajv-checkers.ts'
import { compileForServing } from './compile-for-serving.ts'
import { reasonOfError } from './unfinished.ts'
import {
  UnfinishedWork,
  type LayoutWork,
  type ReadLayout,
  type ServableLayout,
} from './layout-work.ts'
import { readSource } from './read-source.ts'

export interface CompilerOptions {
  blocks: KnownBlocks
  /** Makes HTML of layouts safe; without it pages show none. */
  sanitise?: (html: string) => string
  /** Called with the path of each file before it is parsed, and with '' when all are. */
  onFile?: (path: string) => void
}

/** How many parsed layouts are kept: a fleet has many layouts and few parents. */
const maxParsed = 50

/** Reads and compiles layouts in this thread: in the thread of layouts, in commands and in tests. */
export class LayoutCompiler {
  private readonly options: CompilerOptions
  private readonly parsed = new Map<string, ParsedLayout>()

  constructor(options: CompilerOptions) {
    this.options = options
  }

  read(root: string, name: string): ReadLayout | undefined {
    const source = readSource(root, name)
    return source && { source, parent: this.parentOf(source) }
  }

  parentOf(source: LayoutSource): string | undefined {
    return this.parse(source).manifest?.extends
  }

  /** `starterRows` are the rows of data/ by table, as the layout and its parents wrote them. */
  compile(
    source: LayoutSource,
    parents: readonly LayoutSource[],
  ): ServableLayout & { starterRows: Record<string, unknown[]> } {
    const own = this.parse(source)
    const byName = new Map(parents.map((parent) => [parent.name, this.parse(parent)]))
    const find = (name: string) => (name === own.name ? own : byName.get(name))
    const { blocks, sanitise } = this.options
    const made = compileForServing(own, { find, blocks, ...(sanitise ? { sanitise } : {}) })
    const chain = made.effective?.chain.toReversed() ?? []
    const starterRows = Object.fromEntries(chain.flatMap(({ starter }) => [...starter]))
    return { layout: made.layout, problems: made.problems, starterRows }
  }

  /** A parsed layout is used again while it is one of the last: a layout is compiled right after it was read. */
  private parse(source: LayoutSource): ParsedLayout {
    const key = `${source.name} ${source.hash}`
    const known = this.parsed.get(key)
    this.parsed.delete(key)
    const parsed = known ?? parseLayout(source, ajvCheckers, this.options.onFile)
    const [oldest] = this.parsed.keys()
    if (this.parsed.size >= maxParsed && oldest !== undefined) this.parsed.delete(oldest)
    this.parsed.set(key, parsed)
    return parsed
  }
}

/** The work in this thread, without limits of time and memory. */
export function workHere({ root, ...options }: { root: string } & CompilerOptions): LayoutWork {
  const compiler = new LayoutCompiler(options)
  const attempt = async <T>(work: () => T): Promise<T> => {
    try {
      return work()
    } catch (error) {
      throw new UnfinishedWork(reasonOfError(error))
    }
  }
  return {
    read: (name) => attempt(() => compiler.read(root, name)),
    parentOf: (source) => attempt(() => compiler.parentOf(source)),
    compile: (source, parents) => attempt(() => compiler.compile(source, parents)),
    close: () => Promise.resolve(),
  }
}
