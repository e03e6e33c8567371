import { LRUCache } from 'lru-cache'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import type { LayoutHead, LayoutList } from '#src/manifest/compile/layout-head.ts'

/** The most stored layouts in memory, and their stored bytes together. */
const mostLoaded = 500
const mostBytes = 64_000_000

type Load = (name: string) => { layout: CompiledLayout; bytes: number } | undefined

/** The heads of all layouts, with those layouts that are not stored, and the last used of those that are. */
export class LayoutMemory implements LayoutList {
  private readonly byName = new Map<string, LayoutHead>()
  private readonly unstored = new Map<string, CompiledLayout>()
  private readonly loaded = new LRUCache<string, CompiledLayout>({
    max: mostLoaded,
    maxSize: mostBytes,
  })
  private readonly load: Load

  constructor(load: Load) {
    this.load = load
  }

  heads(): Iterable<LayoutHead> {
    return this.byName.values()
  }

  head(name: string): LayoutHead | undefined {
    return this.byName.get(name)
  }

  /** The heads by name, as they are now. */
  copy(): Map<string, LayoutHead> {
    return new Map(this.byName)
  }

  find(name: string): CompiledLayout | undefined {
    const known = this.unstored.get(name) ?? this.loaded.get(name)
    if (known !== undefined || !this.byName.has(name)) return known
    const found = this.load(name)
    if (found !== undefined) this.loaded.set(name, found.layout, { size: found.bytes })
    return found?.layout
  }

  /** A layout that is in memory until it is replaced. */
  set(name: string, head: LayoutHead, layout: CompiledLayout): void {
    this.setStored(name, head)
    this.unstored.set(name, layout)
  }

  /** A layout that is loaded when it is asked for. */
  setStored(name: string, head: LayoutHead): void {
    this.loaded.delete(name)
    this.unstored.delete(name)
    this.byName.set(name, head)
  }

  delete(name: string): void {
    this.loaded.delete(name)
    this.unstored.delete(name)
    this.byName.delete(name)
  }
}
