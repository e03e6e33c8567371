import type { LayoutSource } from '#src/manifest/read/layout-source.ts'

/** A request to the thread of layouts, as `LayoutThread` sends it; `root` is the folder of layouts. */
export type LayoutRequest =
  | { kind: 'read'; root: string; name: string }
  | { kind: 'parent'; source: LayoutSource }
  | {
      kind: 'compile'
      source: LayoutSource
      /** A parent that the thread was sent before is its name and hash. */
      parents: (LayoutSource | string)[]
      /** Whether the parents that were sent before are forgotten first. */
      forget: boolean
    }

/** `ready` comes once, when the thread has loaded. */
export type ThreadReply =
  | { kind: 'ready' }
  | { kind: 'done'; value: unknown }
  | { kind: 'failed'; reason: string }
