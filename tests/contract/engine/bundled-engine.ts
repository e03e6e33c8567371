import type { KnownBlocks } from '#src/manifest/known-blocks.ts'
import type { parseLayout } from '#src/manifest/read/parse.ts'
import type { SchemaCheckers } from '#src/manifest/read/schema-check.ts'
import type { checkLayout } from '#src/manifest/rules/check-layout.ts'
import type { Rule } from '#src/manifest/rules/define.ts'

/** What the bundle exports. */
export interface Engine {
  parseLayout: typeof parseLayout
  checkLayout: typeof checkLayout
  checkers: SchemaCheckers
  blocks: KnownBlocks
  rules: readonly Rule[]
}
