import type { LayoutSource } from '#src/manifest/read/layout-source.ts'
import type { ServableLayout } from './layout-work.ts'
import type { PackedLayout } from './packed-layout.ts'

/** A request to the thread of layouts, as `LayoutThread` sends it; `root` is the folder of layouts. */
export type LayoutRequest =
  | { kind: 'read'; root: string; name: string }
  | { kind: 'parent'; source: LayoutSource }
  | {
      kind: 'compile'
      source: LayoutSource
      /** A parent that the thread was sent before is its hash. */
      parents: (LayoutSource | string)[]
      /** Whether the parents that were sent before are forgotten first. */
      forget: boolean
    }

/** The answer to `compile`: what was made, as data. */
export interface CompileAnswer extends Pick<ServableLayout, 'problems' | 'starterHash'> {
  packed: PackedLayout | undefined
}

/** Comes once, when a thread has loaded; `cpuFile` has its computing time, where the system counts that. */
export interface ThreadReady {
  kind: 'ready'
  cpuFile: string | undefined
}

export type ThreadReply =
  | ThreadReady
  | { kind: 'done'; value: unknown }
  | { kind: 'failed'; reason: string }
