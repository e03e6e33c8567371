import { join } from 'node:path'
import type { Database } from '../../database/database.ts'
import { diskStorage } from './disk-storage.ts'
import type { DriveConfig } from './drive-config.ts'
import type { Storage } from './file-storage.ts'
import { Incoming } from './incoming-files.ts'
import { s3Storage } from './s3-storage.ts'
import { Slots } from './work-slots.ts'

/** What the functions of the drive share. */
export interface DriveParts {
  database: Database
  incoming: Incoming
  storage: Storage
  /** Limits how many pictures are encoded at a time. */
  slots: Slots
  quota: number
}

/** How many small pictures are encoded at a time, or one of the largest size. */
export const mostAtOnce = 4

const drawing = { size: mostAtOnce, waiting: 16, timeoutMs: 3000 }

/** Opens the configured storage: a bucket, or the data folder. */
export function openDriveParts(database: Database, config: DriveConfig): DriveParts {
  const incoming = new Incoming(join(config.folder, 'incoming'))
  const storage =
    config.s3 === undefined
      ? diskStorage(join(config.folder, 'files'), incoming)
      : s3Storage(config.s3, config)
  return { database, incoming, storage, slots: new Slots(drawing), quota: config.quota }
}
