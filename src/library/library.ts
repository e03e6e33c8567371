import type { Problem } from '#schemas/problems.ts'
import type { KnownBlocks } from '#src/manifest/known-blocks.ts'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import type { LayoutHead, LayoutList } from '#src/manifest/compile/layout-head.ts'
import { parentsFirst, parentsOf, type Candidate } from './layout-chain.ts'
import { hasNoErrors, type LayoutWork, type ServableLayout } from './layout-work.ts'
import { readLayoutNames } from './read-source.ts'
import { ServedLayouts } from './served-layouts.ts'
import type { Snapshots } from './snapshots.ts'
import { workAhead } from './work-ahead.ts'
import { workHere } from './work-here.ts'
import { toUnfinished } from './unfinished.ts'

/** Every served layout, always in its last valid version. */
export interface Library extends LayoutList {
  /** Every layout, in memory at once: for commands and tests. */
  all(): CompiledLayout[]
  /** How many layouts have errors: their last valid version is served, or none. */
  faulty(): number
  /** Reads these layouts (or all) from disk again; a layout with errors keeps its last valid version. */
  reload(names?: readonly string[]): Promise<void>
  /** Looks at the folders of layouts that were taken as they were stored, some at a time, and reads what was changed. */
  lookAtUnseen(): Promise<void>
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
  private readonly served: ServedLayouts
  /** Rejected layouts: each is retried when its files, or a layout it extends, change. */
  private readonly refused = new Map<string, Candidate>()
  /** Serialises reloads, so that an older read never replaces a newer one. */
  private reloading = Promise.resolve()
  private isClosed = false
  private readonly listeners: ((names: readonly string[]) => void)[] = []
  private readonly options: LibraryOptions
  private readonly work: LayoutWork

  constructor(options: LibraryOptions) {
    this.options = options
    this.work = options.work ?? workHere(options)
    this.served = new ServedLayouts({
      stored: this.work.stored,
      // What fails here is tried again when the layout is read the next time.
      readLater: (name) => void this.reload([name]).catch(() => undefined),
    })
  }

  faulty(): number {
    return this.refused.size
  }

  find(name: string): CompiledLayout | undefined {
    return this.served.find(name)
  }

  head(name: string): LayoutHead | undefined {
    return this.served.head(name)
  }

  heads(): Iterable<LayoutHead> {
    return this.served.heads()
  }

  all(): CompiledLayout[] {
    return [...this.heads()].flatMap(({ name }) => this.find(name) ?? [])
  }

  async lookAtUnseen(): Promise<void> {
    for await (const name of this.served.outdated()) {
      if (this.isClosed) return
      await this.reload([name])
    }
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
    this.isClosed = true
    await this.reloading
    await this.work.close()
  }

  private async readAgain(names?: readonly string[]): Promise<void> {
    const present = await this.readNames()
    const before = this.served.copy()
    const taken = this.served.takeStored(present, (...found) => this.options.report(...found, true))
    const wanted = names ?? [...new Set([...present, ...this.served.names()])]
    const good = await this.takeChanged(wanted.filter((name) => !taken.has(name)))
    // What was taken as it was stored was compiled with what it builds on.
    const others = [...this.served.movedSince(before)].filter(([name]) => !taken.has(name))
    await this.recompileChildren(new Map(others))
    const moved = this.served.movedSince(before)
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

  /** Reads layouts and decides on each that changed, after those it extends. Returns the valid ones. */
  private async takeChanged(names: readonly string[]): Promise<Candidate[]> {
    const candidates = new Map<string, Candidate>()
    for await (const { item, result } of workAhead(names, (name) => this.readChanged(name)))
      if (result) candidates.set(item, result)
    const good = await this.takeAll([...candidates.values()], candidates)
    const retried = [...this.refused.values()].filter(
      (layout) => !candidates.has(layout.name) && this.served.extendsOneOf(layout, candidates),
    )
    return [...good, ...(await this.takeAll(retried, candidates))]
  }

  /** Decides on these layouts, each after those it extends. Returns the valid ones. */
  private async takeAll(
    layouts: readonly Candidate[],
    all: ReadonlyMap<string, Candidate>,
  ): Promise<Candidate[]> {
    const good: Candidate[] = []
    const find = (name: string) => all.get(name) ?? this.served.source(name)
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
      this.refused.delete(name)
      return undefined
    }
    const { hash } = read.source
    if (hash === this.served.source(name)?.source.hash) {
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
    made: ServableLayout,
  ): Promise<boolean> {
    const { name } = candidate
    const { problems } = made
    const isGood = hasNoErrors(problems)
    if (isGood) this.take(candidate, made)
    else if (this.served.head(name) === undefined) {
      const restored = await this.restore(name)
      const isRestored = restored && this.take(restored, await this.compile(restored, all))
      if (!isRestored) this.take(candidate, made)
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
      name === own.name ? own : (this.served.source(name) ?? all.get(name))
    const parents = parentsOf(own, find).map(({ source }) => source)
    try {
      return await this.work.compile(own.source, parents)
    } catch (error) {
      return { layout: undefined, problems: [toUnfinished(own.name, error)] }
    }
  }

  private take(candidate: Candidate, made: ServableLayout): boolean {
    const isServed = this.served.take(candidate, made)
    if (isServed) this.refused.delete(candidate.name)
    return isServed
  }

  /** Recompiles layouts that extend a changed one, and keeps the old version of those that would break. */
  private async recompileChildren(changed: ReadonlyMap<string, unknown>): Promise<void> {
    const children = this.served.childrenOf(changed)
    const work = workAhead(children, (layout) => this.compile(layout, new Map()))
    for await (const { item, result } of work) {
      const { problems } = result
      if (!hasNoErrors(problems) || !this.served.replace(item.name, result))
        this.options.report(item.name, problems, false)
    }
  }
}
