import { z } from 'zod'

/** A table and the columns that are stored, without those that the database computes. */
export const TableShape = z.object({
  name: z.string().regex(/^[a-z_]+$/),
  columns: z.array(z.string()).min(1),
})
export type TableShape = z.output<typeof TableShape>

/** The last value that a sequence gave, in decimal. */
export const SequenceValue = z.object({ name: z.string(), last: z.string().regex(/^\d+$/) })
export type SequenceValue = z.output<typeof SequenceValue>

/** An uploaded file: its key in the storage, and the hash of its content in hexadecimal. */
export const StoredFile = z.object({ key: z.string(), sha256: z.string() })
export type StoredFile = z.output<typeof StoredFile>

/** Rows as JSON texts, one a row, a few at a time. */
export type RowBatches = AsyncIterable<readonly string[]>

/** Everything in a database at one moment. */
export interface Snapshot {
  /** The ids of the migrations that were applied, in order. */
  migrations: readonly string[]
  tables: readonly TableShape[]
  sequences: readonly SequenceValue[]
  /** The rows of a table, as `row_to_json` writes them. */
  rows(table: TableShape): RowBatches
  /** Work that waits in the queue. */
  jobs(): RowBatches
}
