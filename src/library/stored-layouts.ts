import type { Problem } from '#schemas/problems.ts'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import type { LayoutHead } from '#src/manifest/compile/layout-head.ts'

/** A layout that is taken as it was compiled before. */
export interface TakenLayout {
  head: LayoutHead
  hash: string
  parent: string | undefined
  problems: Problem[]
}

/** Layouts that were compiled and stored before. */
export interface StoredLayouts {
  /** Those of these layouts that are as they were stored. The folders of the first ones only are looked at. */
  take(names: readonly string[]): TakenLayout[]
  /** Reads a layout as it was stored, with its size; undefined when that is damaged. */
  load(name: string): { layout: CompiledLayout; bytes: number } | undefined
  /** Whether the folder of a taken layout was changed; each is looked at once. */
  isOutdated(name: string): boolean
  /** The taken layouts whose folders were not looked at. */
  unseen(): Iterable<string>
  /** The layout is compiled again the next time. */
  forget(name: string): void
}
