import type { z } from 'zod'
import type { Endpoint } from '#schemas/endpoint.ts'

/** What the engine reads of a block. Entry points pass the registry in; the engine names no block. */
export interface KnownBlock {
  type: string
  title: string
  description: string
  props: z.ZodObject
  slots?: Record<string, { title: string; allow?: readonly string[]; max?: number }>
  migrations?: readonly KnownMigration[]
  /** What it sends; the engine in a browser is not given it. */
  action?(props: Record<string, unknown>): {
    endpoint: Endpoint
    to?: string | undefined
    faults?: readonly { pointer: string; message: string }[]
  }
}
export type KnownBlocks = ReadonlyMap<string, KnownBlock>

/** A pure change of a block's props from one version to the next. */
export interface KnownMigration {
  to: number
  name: string
  up(props: Record<string, unknown>): Record<string, unknown>
}

/** A block's version is one more than the number of its migrations. */
export const versionOf = (block: KnownBlock): number => 1 + (block.migrations?.length ?? 0)
