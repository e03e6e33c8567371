import { limits } from '#schemas/node.ts'
import type { Problem } from '#schemas/problems.ts'
import type { KnownBlocks } from '#src/manifest/known-blocks.ts'
import type { Compilation } from '#src/manifest/compile/compile.ts'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import { parseLayout } from '#src/manifest/read/parse.ts'
import type { ParsedLayout } from '#src/manifest/read/parsed-layout.ts'
import { ajvCheckers } from './ajv-checkers.ts'
import { compileForServing, hasNoErrors } from './compile-for-serving.ts'
import type { Snapshots } from './snapshots.ts'
import { readLayoutNames, readSource } from './read-source.ts'

/** Every served layout, always in its last valid version. */
export interface Library {
  find(name: string): CompiledLayout | undefined
  all(): CompiledLayout[]
  /** Reads these layouts (or all) from disk again; a layout with errors keeps its last valid version. */
  reload(names?: readonly string[]): Promise<void>
  onChange(listener: (names: readonly string[]) => void): void
}

interface LibraryOptions {
  root: string
  blocks: KnownBlocks
  /** Makes HTML of layouts safe; without it pages show none. */
  sanitise?: (html: string) => string
  /** Called with every problem of a layout that was read, and whether the new version is served. */
  report(name: string, problems: readonly Problem[], isServed: boolean): void
  /** Persists the last valid versions across restarts. */
  snapshots?: Snapshots
}

/** Opens a folder of layouts. Nothing is read before the first `reload`. */
export const openLibrary = (options: LibraryOptions): Library => new LayoutLibrary(options)

class LayoutLibrary implements Library {
  private readonly parsed = new Map<string, ParsedLayout>()
  private readonly compiled = new Map<string, CompiledLayout>()
  /** Rejected layouts: each is retried when its files, or a layout it extends, change. */
  private readonly refused = new Map<string, ParsedLayout>()
  /** Serialises reloads, so that an older read never replaces a newer one. */
  private reloading = Promise.resolve()
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

  reload(names?: readonly string[]): Promise<void> {
    const reloaded = this.reloading.then(() => this.readAgain(names))
    this.reloading = reloaded.catch(() => undefined)
    return reloaded
  }

  private async readAgain(names?: readonly string[]): Promise<void> {
    const wanted = names ?? [
      ...new Set([...(await readLayoutNames(this.options.root)), ...this.parsed.keys()]),
    ]
    const before = new Map(this.compiled)
    const candidates = this.readChanged(wanted)
    for (const [name, layout] of this.refused) {
      if (!candidates.has(name) && this.extendsOneOf(layout, candidates))
        candidates.set(name, layout)
    }
    const good: ParsedLayout[] = []
    for (const candidate of parentsFirst(candidates)) {
      if (await this.decide(candidate, candidates)) good.push(candidate)
    }
    this.recompileChildren(this.movedSince(before))
    const moved = this.movedSince(before)
    if (moved.size > 0) for (const listener of this.listeners) listener([...moved.keys()])
    for (const { source } of good) await this.options.snapshots?.save(source)
  }

  /** The layouts that differ from before: new, changed or removed. */
  private movedSince(before: ReadonlyMap<string, CompiledLayout>): Map<string, unknown> {
    const all = new Map([...before, ...this.compiled])
    return new Map([...all].filter(([name]) => before.get(name) !== this.compiled.get(name)))
  }

  private readChanged(names: readonly string[]): Map<string, ParsedLayout> {
    const candidates = new Map<string, ParsedLayout>()
    for (const name of names) {
      const source = readSource(this.options.root, name)
      if (source === undefined) {
        this.parsed.delete(name)
        this.compiled.delete(name)
        this.refused.delete(name)
      } else if (source.hash === this.parsed.get(name)?.source.hash) {
        this.refused.delete(name)
      } else if (source.hash !== this.refused.get(name)?.source.hash) {
        candidates.set(name, parseLayout(source, ajvCheckers))
      }
    }
    return candidates
  }

  /** Serves a valid candidate; otherwise keeps the last valid version, or at the start restores its snapshot. */
  private async decide(
    candidate: ParsedLayout,
    all: ReadonlyMap<string, ParsedLayout>,
  ): Promise<boolean> {
    const { name } = candidate
    const { layout, problems } = this.compile(candidate, all)
    const isGood = hasNoErrors(problems)
    if (layout && isGood) {
      this.take(candidate, layout)
    } else if (!this.compiled.has(name)) {
      const snapshot = await this.options.snapshots?.read(name)
      const restored = snapshot && parseLayout({ ...snapshot, unread: [] }, ajvCheckers)
      const old = restored && this.compile(restored, all).layout
      if (restored && old) this.take(restored, old)
      else if (layout) this.take(candidate, layout)
    }
    if (!isGood) this.refused.set(name, candidate)
    this.options.report(name, problems, isGood)
    return isGood
  }

  private compile(own: ParsedLayout, all: ReadonlyMap<string, ParsedLayout>): Compilation {
    const find = (name: string) =>
      name === own.name ? own : (this.parsed.get(name) ?? all.get(name))
    const { blocks, sanitise } = this.options
    return compileForServing(own, { find, blocks, ...(sanitise ? { sanitise } : {}) })
  }

  private take(layout: ParsedLayout, made: CompiledLayout): void {
    this.parsed.set(layout.name, layout)
    this.compiled.set(layout.name, made)
    this.refused.delete(layout.name)
  }

  /** Recompiles layouts that extend a changed one, and keeps the old version of those that would break. */
  private recompileChildren(changed: ReadonlyMap<string, unknown>): void {
    for (const [name, layout] of this.parsed) {
      if (changed.has(name) || !this.extendsOneOf(layout, changed)) continue
      const { layout: made, problems } = this.compile(layout, new Map())
      if (made && hasNoErrors(problems)) this.compiled.set(name, made)
      else this.options.report(name, problems, false)
    }
  }

  private extendsOneOf(layout: ParsedLayout, changed: ReadonlyMap<string, unknown>): boolean {
    let parent = layout.manifest?.extends
    for (let i = 0; parent !== undefined && i <= limits.inherit; i++) {
      if (changed.has(parent)) return true
      parent = this.parsed.get(parent)?.manifest?.extends
    }
    return false
  }
}

/** Sorts layouts so that each comes after those it extends. */
function parentsFirst(layouts: ReadonlyMap<string, ParsedLayout>): ParsedLayout[] {
  const ordered = new Set<ParsedLayout>()
  const visit = (layout: ParsedLayout | undefined, depth: number) => {
    if (layout === undefined || depth > limits.inherit) return
    visit(layouts.get(layout.manifest?.extends ?? ''), depth + 1)
    ordered.add(layout)
  }
  for (const layout of layouts.values()) visit(layout, 0)
  return [...ordered]
}
