import type { Problem } from '#schemas/problems.ts'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import type { LayoutHead } from '#src/manifest/compile/layout-head.ts'
import type { LayoutSource } from '#src/manifest/read/layout-source.ts'
import type { PackedLayout } from './packed-layout.ts'
import type { StoredLayouts } from './stored-layouts.ts'

/** A layout as its folder holds it; `parent` is the layout that it extends. */
export interface ReadLayout {
  source: LayoutSource
  parent: string | undefined
  /** It was compiled and saved before; its source is named by its hash, without files. */
  isStored?: true
}

/** A compiled layout with its problems, the severities of its own rules applied. */
export interface ServableLayout {
  /** Undefined when the layout has no readable manifest. */
  layout: CompiledLayout | undefined
  problems: Problem[]
  /** The hash of the rows of data/, as the layout and its parents wrote them. */
  starterHash?: string | undefined
  /** The layout as data; absent where there is none. */
  pack?: (() => PackedLayout) | undefined
  /** Set for a layout that can be loaded whenever it is needed: then `layout` may be undefined. */
  stored?: LayoutHead | undefined
}

/** Reads and compiles layouts one by one. A layout on which that fails is rejected with `UnfinishedWork`. */
export interface LayoutWork {
  /** Resolves to undefined when there is no folder of that name with a file of a layout. */
  read(name: string): Promise<ReadLayout | undefined>
  /** The name of the layout that one extends. */
  parentOf(source: LayoutSource): Promise<string | undefined>
  /** `parents` are the layouts it builds on, the nearest first. */
  compile(source: LayoutSource, parents: readonly LayoutSource[]): Promise<ServableLayout>
  /** Absent where nothing is stored. */
  stored?: StoredLayouts
  close(): Promise<void>
}

/** A source that is named by its hash. */
export const withoutFiles = (name: string, hash: string): LayoutSource => ({
  name,
  hash,
  texts: {},
  assets: {},
  unread: [],
  faults: [],
})

/** Whether a layout with these problems may be served. */
export const hasNoErrors = (problems: readonly Problem[]): boolean =>
  !problems.some(({ severity }) => severity === 'error')

/** Work on a layout that was ended; the message says why, and `path` is the file that was being read, if one was. */
export class UnfinishedWork extends Error {
  readonly path: string | undefined

  constructor(message: string, path?: string) {
    super(message)
    this.path = path
  }
}
