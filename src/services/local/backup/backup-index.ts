import { z } from 'zod'
import { SequenceValue, TableShape } from './snapshot.ts'

const RowFile = z.object({
  rows: z.int().min(0),
  /** Of the compressed file, in hexadecimal. */
  sha256: z.string(),
})

/** `backup.json`, the last file that a backup writes: what it holds, and the hash of each file of rows. */
export const BackupIndex = z.object({
  format: z.literal(1),
  /** When the rows were read, in ISO 8601. */
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
  sequences: z.array(SequenceValue),
  tables: z.array(TableShape.extend(RowFile.shape)),
  jobs: RowFile,
  /** The files of the drive; null where they are in a bucket, which this backup does not hold. */
  files: z.int().min(0).nullable(),
})
export type BackupIndex = z.output<typeof BackupIndex>
