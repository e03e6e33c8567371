import { setTimeout as pause } from 'node:timers/promises'
import { limits } from '#schemas/node.ts'
import type { Problem } from '#schemas/problems.ts'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import { headOf, type LayoutHead, type LayoutList } from '#src/manifest/compile/layout-head.ts'
import type { Candidate } from './layout-chain.ts'
import { LayoutMemory } from './layout-memory.ts'
import { withoutFiles, type ServableLayout } from './layout-work.ts'
import type { StoredLayouts } from './stored-layouts.ts'

interface ServedLayoutsOptions {
  /** Layouts that were compiled before, where they are stored. */
  stored: StoredLayouts | undefined
  /** Called with a layout that must be read again soon. */
  readLater(name: string): void
}

/** Milliseconds between two looks at a folder, each of which takes some tenths of one. */
const pauseMs = 2

/** The layouts that are served, each as it was read and as it was compiled. */
export class ServedLayouts implements LayoutList {
  private readonly sources = new Map<string, Candidate>()
  private readonly compiled: LayoutMemory
  private readonly options: ServedLayoutsOptions

  constructor(options: ServedLayoutsOptions) {
    this.options = options
    this.compiled = new LayoutMemory((name) => this.load(name))
  }

  find(name: string): CompiledLayout | undefined {
    return this.compiled.find(name)
  }

  head(name: string): LayoutHead | undefined {
    return this.compiled.head(name)
  }

  heads(): Iterable<LayoutHead> {
    return this.compiled.heads()
  }

  /** The heads by name, as they are now. */
  copy(): Map<string, LayoutHead> {
    return this.compiled.copy()
  }

  /** The layouts that differ from before: new, changed or removed. */
  movedSince(before: ReadonlyMap<string, LayoutHead>): Map<string, unknown> {
    const all = new Map([...before, ...this.copy()])
    return new Map([...all].filter(([name]) => before.get(name) !== this.head(name)))
  }

  /** Looks at the folders that were not looked at when they were taken, one after the other beside other work. */
  async *outdated(): AsyncGenerator<string> {
    const { stored } = this.options
    for (const name of stored?.unseen() ?? []) {
      await pause(pauseMs, undefined, { ref: false })
      if (stored?.isOutdated(name) === true) yield name
    }
  }

  source(name: string): Candidate | undefined {
    return this.sources.get(name)
  }

  names(): Iterable<string> {
    return this.sources.keys()
  }

  /** At the start, takes the layouts that are as they were stored. Returns their names. */
  takeStored(
    names: readonly string[],
    report: (name: string, problems: readonly Problem[]) => void,
  ): Set<string> {
    if (this.sources.size > 0) return new Set()
    const taken = this.options.stored?.take(names) ?? []
    for (const { head, hash, parent, problems } of taken) {
      const { name } = head
      this.sources.set(name, { name, source: withoutFiles(name, hash), parent })
      this.compiled.setStored(name, head)
      if (problems.length > 0) report(name, problems)
    }
    return new Set(taken.map(({ head }) => head.name))
  }

  /** Serves what was made of a layout; false when that is nothing. */
  take(candidate: Candidate, made: ServableLayout): boolean {
    const { name, source, parent } = candidate
    if (!this.replace(name, made)) return false
    // The files of a stored layout are read again when they are needed.
    const light = { name, parent, source: withoutFiles(name, source.hash) }
    this.sources.set(name, made.stored === undefined ? candidate : light)
    return true
  }

  /** Serves what was made of the same files; false when that is nothing. */
  replace(name: string, made: ServableLayout): boolean {
    const { layout, stored } = made
    if (stored !== undefined) this.compiled.setStored(name, stored)
    else if (layout !== undefined) this.compiled.set(name, headOf(layout, made.starterHash), layout)
    return stored !== undefined || layout !== undefined
  }

  delete(name: string): void {
    this.sources.delete(name)
    this.compiled.delete(name)
  }

  /** The layouts that extend one of these. */
  childrenOf(changed: ReadonlyMap<string, unknown>): Candidate[] {
    return [...this.sources.values()].filter(
      (layout) => !changed.has(layout.name) && this.extendsOneOf(layout, changed),
    )
  }

  extendsOneOf(layout: Candidate, changed: ReadonlyMap<string, unknown>): boolean {
    let { parent } = layout
    for (let i = 0; parent !== undefined && i <= limits.inherit; i++) {
      if (changed.has(parent)) return true
      parent = this.sources.get(parent)?.parent
    }
    return false
  }

  /** A layout whose stored file is damaged is compiled again. */
  private load(name: string) {
    const { stored, readLater } = this.options
    const found = stored?.load(name)
    if (found !== undefined) return found
    stored?.forget(name)
    this.sources.delete(name)
    readLater(name)
    return undefined
  }
}
