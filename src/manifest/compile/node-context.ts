import type { SourceLocation } from '#schemas/problems.ts'
import type { Locale } from '#schemas/text.ts'
import type { EffectiveLayout, EffectivePage } from '../inherit/effective-layout.ts'
import type { LayeredNode } from '../inherit/layered.ts'
import type { KnownBlocks } from '../known-blocks.ts'
import type { Reporter } from '../problems/reporter.ts'
import type { SchemaCheckers } from '../read/schema-check.ts'

/** The context shared by all nodes of one layout. */
export interface CompileContext {
  layout: EffectiveLayout
  locales: readonly [Locale, ...Locale[]]
  blocks: KnownBlocks
  checkers: SchemaCheckers
  /** Removes from HTML what could run or restyle the page; where a layout is only checked there is none. */
  sanitise?: ((html: string) => string) | undefined
  out: Reporter
}

/** A node, its page, and the reporter of its problems. */
export interface NodeContext {
  node: LayeredNode
  page: EffectivePage | undefined
  report: Reporter['report']
  place(below: string): SourceLocation
}
