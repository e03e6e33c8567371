import { limits } from '#schemas/page.ts'
import type { Problem } from '#schemas/problems.ts'
import type { KnownBlocks } from './blocks.ts'
import { compileLayout, type Compilation } from './compile.ts'
import type { CompiledLayout } from './compiled.ts'
import { parseLayout, type ParsedLayout } from './parse.ts'
import type { Snapshots } from './snapshots.ts'
import { readLayoutNames, readSource } from './source.ts'

/** Every layout that is served, always in its last good version. */
export interface Library {
  find(name: string): CompiledLayout | undefined
  all(): CompiledLayout[]
  /** Reads these layouts (or all) from disk again; a layout with errors keeps its last good version. */
  reload(names?: readonly string[]): Promise<void>
  onChange(listener: (names: readonly string[]) => void): void
}

interface LibraryOptions {
  root: string
  blocks: KnownBlocks
  /** Hears every problem of a layout that was read, and whether it was taken. */
  report(name: string, problems: readonly Problem[], taken: boolean): void
  /** Where last good versions outlive a restart. */
  snapshots?: Snapshots
}

/** Opens a folder of layouts. Nothing is read before the first `reload`. */
export const openLibrary = (options: LibraryOptions): Library => new LayoutLibrary(options)

class LayoutLibrary implements Library {
  private readonly parsed = new Map<string, ParsedLayout>()
  private readonly compiled = new Map<string, CompiledLayout>()
  /** The hash of the files of a layout that was refused: it is not read again until they change. */
  private readonly refused = new Map<string, string>()
  private readonly listeners: ((names: readonly string[]) => void)[] = []
  private readonly options: LibraryOptions

  constructor(options: LibraryOptions) {
    this.options = options
  }

  find(name: string): CompiledLayout | undefined {
    return this.compiled.get(name)
  }

  all(): CompiledLayout[] {
    return [...this.compiled.values()]
  }

  onChange(listener: (names: readonly string[]) => void): void {
    this.listeners.push(listener)
  }

  async reload(names?: readonly string[]): Promise<void> {
    const wanted = names ?? [
      ...new Set([...(await readLayoutNames(this.options.root)), ...this.parsed.keys()]),
    ]
    const before = new Map(this.compiled)
    const candidates = await this.readChanged(wanted)
    for (const candidate of candidates.values()) await this.decide(candidate, candidates)
    this.recompileChildren(new Set(candidates.keys()))
    const all = new Set([...before.keys(), ...this.compiled.keys()])
    const moved = [...all].filter((name) => before.get(name) !== this.compiled.get(name))
    if (moved.length > 0) for (const listener of this.listeners) listener(moved)
  }

  private async readChanged(names: readonly string[]): Promise<Map<string, ParsedLayout>> {
    const candidates = new Map<string, ParsedLayout>()
    const sources = await Promise.all(names.map((name) => readSource(this.options.root, name)))
    for (const [i, source] of sources.entries()) {
      const name = names[i] ?? ''
      if (source === undefined) {
        this.parsed.delete(name)
        this.compiled.delete(name)
      } else if (
        ![this.parsed.get(name)?.source.hash, this.refused.get(name)].includes(source.hash)
      ) {
        candidates.set(name, parseLayout(source))
      }
    }
    return candidates
  }

  /** A candidate that is good is taken; one that is not leaves, or at the start revives, the last good one. */
  private async decide(candidate: ParsedLayout, all: ReadonlyMap<string, ParsedLayout>) {
    const { name, source } = candidate
    const { layout, problems } = this.compile(candidate, all)
    const isGood = isTakable(problems)
    if (layout && isGood) {
      this.take(candidate, layout)
      await this.options.snapshots?.save(source)
    } else if (!this.compiled.has(name)) {
      const kept = await this.options.snapshots?.read(name)
      const revived = kept && parseLayout(kept)
      const old = revived && this.compile(revived, all).layout
      if (revived && old) this.take(revived, old)
      else if (layout) this.take(candidate, layout)
    }
    if (!isGood) this.refused.set(name, source.hash)
    this.options.report(name, problems, isGood)
  }

  private compile(layout: ParsedLayout, more: ReadonlyMap<string, ParsedLayout>): Compilation {
    const find = (name: string) => more.get(name) ?? this.parsed.get(name)
    return compileLayout(layout, find, this.options.blocks)
  }

  private take(layout: ParsedLayout, made: CompiledLayout): void {
    this.parsed.set(layout.name, layout)
    this.compiled.set(layout.name, made)
    this.refused.delete(layout.name)
  }

  /** Layouts that extend a changed one are made again, unless that would break them. */
  private recompileChildren(changed: ReadonlySet<string>): void {
    for (const [name, layout] of this.parsed) {
      if (changed.has(name) || !this.extendsOneOf(name, changed)) continue
      const { layout: made, problems } = this.compile(layout, new Map())
      if (made && isTakable(problems)) this.compiled.set(name, made)
      else this.options.report(name, problems, false)
    }
  }

  private extendsOneOf(name: string, changed: ReadonlySet<string>): boolean {
    let parent = this.parsed.get(name)?.manifest?.extends
    for (let i = 0; parent !== undefined && i <= limits.inherit; i++) {
      if (changed.has(parent)) return true
      parent = this.parsed.get(parent)?.manifest?.extends
    }
    return false
  }
}

const isTakable = (problems: readonly Problem[]): boolean =>
  !problems.some(({ severity }) => severity === 'error')
