import { limits } from '#schemas/node.ts'
import type { Problem } from '#schemas/problems.ts'
import type { KnownBlocks } from '#src/manifest/known-blocks.ts'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import { parentsFirst, parentsOf, type Candidate } from './layout-chain.ts'
import { hasNoErrors, UnfinishedWork, type LayoutWork, type ServableLayout } from './layout-work.ts'
import { readLayoutNames } from './read-source.ts'
import type { Snapshots } from './snapshots.ts'
import { workAhead } from './work-ahead.ts'
import { workHere } from './work-here.ts'
import { unfinishedProblem } from './unfinished.ts'

/** Every served layout, always in its last valid version. */
export interface Library {
  find(name: string): CompiledLayout | undefined
  all(): CompiledLayout[]
  /** How many layouts have errors: their last valid version is served, or none. */
  faulty(): number
  /** Reads these layouts (or all) from disk again; a layout with errors keeps its last valid version. */
  reload(names?: readonly string[]): Promise<void>
  onChange(listener: (names: readonly string[]) => void): void
  /** Ends the work on layouts; those that were read can still be found. */
  close(): Promise<void>
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
  /** Reads and compiles; by default in this thread. */
  work?: LayoutWork
}

/** Opens a folder of layouts. Nothing is read before the first `reload`. */
export const openLibrary = (options: LibraryOptions): Library => new LayoutLibrary(options)

class LayoutLibrary implements Library {
  private readonly compiled = new Map<string, CompiledLayout>()
  /** The layouts that are served, as they were read. */
  private readonly served = new Map<string, Candidate>()
  /** Rejected layouts: each is retried when its files, or a layout it extends, change. */
  private readonly refused = new Map<string, Candidate>()
  /** Serialises reloads, so that an older read never replaces a newer one. */
  private reloading = Promise.resolve()
  private readonly listeners: ((names: readonly string[]) => void)[] = []
  private readonly options: LibraryOptions
  private readonly work: LayoutWork

  constructor(options: LibraryOptions) {
    this.options = options
    this.work = options.work ?? workHere(options)
  }

  faulty(): number {
    return this.refused.size
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

  async close(): Promise<void> {
    await this.reloading
    await this.work.close()
  }

  private async readAgain(names?: readonly string[]): Promise<void> {
    const present = await this.readNames()
    const wanted = names ?? [...new Set([...present, ...this.served.keys()])]
    const before = new Map(this.compiled)
    const good = await this.takeChanged(wanted)
    await this.recompileChildren(this.movedSince(before))
    const moved = this.movedSince(before)
    if (moved.size > 0) for (const listener of this.listeners) listener([...moved.keys()])
    const { snapshots } = this.options
    const saved = workAhead(good, async ({ source, isStored }) =>
      isStored ? undefined : snapshots?.save(source),
    )
    while (!(await saved.next()).done);
  }

  /** While the folder itself is away, what is served stays. */
  private async readNames(): Promise<string[]> {
    try {
      return await readLayoutNames(this.options.root)
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? 'unknown error'
      throw new Error(`The folder of layouts ${this.options.root} cannot be read (${code}).`)
    }
  }

  /** The layouts that differ from before: new, changed or removed. */
  private movedSince(before: ReadonlyMap<string, CompiledLayout>): Map<string, unknown> {
    const all = new Map([...before, ...this.compiled])
    return new Map([...all].filter(([name]) => before.get(name) !== this.compiled.get(name)))
  }

  /** Reads layouts and decides on each that changed, after those it extends. Returns the valid ones. */
  private async takeChanged(names: readonly string[]): Promise<Candidate[]> {
    const candidates = new Map<string, Candidate>()
    for await (const { item, result } of workAhead(names, (name) => this.readChanged(name)))
      if (result) candidates.set(item, result)
    const good = await this.takeAll([...candidates.values()], candidates)
    const retried = [...this.refused.values()].filter(
      (layout) => !candidates.has(layout.name) && this.extendsOneOf(layout, candidates),
    )
    return [...good, ...(await this.takeAll(retried, candidates))]
  }

  /** Decides on these layouts, each after those it extends. Returns the valid ones. */
  private async takeAll(
    layouts: readonly Candidate[],
    all: ReadonlyMap<string, Candidate>,
  ): Promise<Candidate[]> {
    const good: Candidate[] = []
    const find = (name: string) => all.get(name) ?? this.served.get(name)
    const work = workAhead(
      parentsFirst(layouts),
      (layout) => this.compile(layout, all),
      (layout, open) => !parentsOf(layout, find).some((parent) => open.includes(parent)),
    )
    for await (const { item, result } of work)
      if (await this.decide(item, all, result)) good.push(item)
    return good
  }

  /** A layout as it is now, when it differs from what is served and from what was rejected. */
  private async readChanged(name: string): Promise<Candidate | undefined> {
    const read = await this.read(name)
    if (read === undefined) {
      this.served.delete(name)
      this.compiled.delete(name)
      this.refused.delete(name)
      return undefined
    }
    const { hash } = read.source
    if (hash === this.served.get(name)?.source.hash) {
      this.refused.delete(name)
      return undefined
    }
    return hash === this.refused.get(name)?.source.hash ? undefined : read
  }

  private async read(name: string): Promise<Candidate | undefined> {
    try {
      const read = await this.work.read(name)
      return read && { name, ...read }
    } catch (error) {
      const source = { name, texts: {}, assets: {}, unread: [], faults: [], hash: '' }
      return { name, source, parent: undefined, failure: toUnfinished(name, error) }
    }
  }

  /** Serves a valid candidate; otherwise keeps the last valid version, or at the start restores its snapshot. */
  private async decide(
    candidate: Candidate,
    all: ReadonlyMap<string, Candidate>,
    { layout, problems }: ServableLayout,
  ): Promise<boolean> {
    const { name } = candidate
    const isGood = hasNoErrors(problems)
    if (layout && isGood) {
      this.take(candidate, layout)
    } else if (!this.compiled.has(name)) {
      const restored = await this.restore(name)
      const old = restored && (await this.compile(restored, all)).layout
      if (restored && old) this.take(restored, old)
      else if (layout) this.take(candidate, layout)
    }
    if (!isGood) this.refused.set(name, candidate)
    this.options.report(name, problems, isGood)
    return isGood
  }

  private async restore(name: string): Promise<Candidate | undefined> {
    const snapshot = await this.options.snapshots?.read(name)
    if (snapshot === undefined) return undefined
    const source = { ...snapshot, unread: [], faults: [] }
    return { name, source, parent: await this.work.parentOf(source).catch(() => undefined) }
  }

  private async compile(
    own: Candidate,
    all: ReadonlyMap<string, Candidate>,
  ): Promise<ServableLayout> {
    if (own.failure) return { layout: undefined, problems: [own.failure] }
    const find = (name: string) =>
      name === own.name ? own : (this.served.get(name) ?? all.get(name))
    const parents = parentsOf(own, find).map(({ source }) => source)
    try {
      return await this.work.compile(own.source, parents)
    } catch (error) {
      return { layout: undefined, problems: [toUnfinished(own.name, error)] }
    }
  }

  private take(layout: Candidate, made: CompiledLayout): void {
    this.served.set(layout.name, layout)
    this.compiled.set(layout.name, made)
    this.refused.delete(layout.name)
  }

  /** Recompiles layouts that extend a changed one, and keeps the old version of those that would break. */
  private async recompileChildren(changed: ReadonlyMap<string, unknown>): Promise<void> {
    const children = [...this.served].filter(
      ([name, layout]) => !changed.has(name) && this.extendsOneOf(layout, changed),
    )
    const work = workAhead(children, ([, layout]) => this.compile(layout, new Map()))
    for await (const { item, result } of work) {
      const [name] = item
      const { layout: made, problems } = result
      if (made && hasNoErrors(problems)) this.compiled.set(name, made)
      else this.options.report(name, problems, false)
    }
  }

  private extendsOneOf(layout: Candidate, changed: ReadonlyMap<string, unknown>): boolean {
    let { parent } = layout
    for (let i = 0; parent !== undefined && i <= limits.inherit; i++) {
      if (changed.has(parent)) return true
      parent = this.served.get(parent)?.parent
    }
    return false
  }
}

/** The problem of an error of the work; any other error is a defect of ours, and is thrown. */
function toUnfinished(layout: string, error: unknown): Problem {
  if (!(error instanceof UnfinishedWork)) throw error
  return unfinishedProblem(layout, error.message, error.path)
}
