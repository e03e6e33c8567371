import { join } from 'node:path'
import { z } from 'zod'
import { uploadFile } from '#schemas/services/drive.ts'
import type { Files } from '../../../files.ts'
import { fileHandler, type Handler } from '../../calls/handler.ts'
import type { Database } from '../../database/database.ts'
import type { Job } from '../../jobs/queue.ts'
import { readSiteIds } from '../../database/site-ids.ts'
import type { DriveConfig } from './drive-config.ts'
import { diskStorage } from './disk-storage.ts'
import { findFile, listLostFiles } from './file-rows.ts'
import { Incoming } from './incoming-files.ts'
import { mostAtOnce } from './redraw-picture.ts'
import { type DriveParts, receiveUpload, remove } from './receive-upload.ts'
import { s3Storage } from './s3-storage.ts'
import { Slots } from './work-slots.ts'

/** The files of all sites. */
export interface Drive {
  handlers: Handler[]
  files: Files
  /** Removes what an earlier process left behind during an upload. */
  sweep(): Promise<void>
  /** Removes, once an hour, files that were never stored. */
  job: Job
}

const drawing = { size: mostAtOnce, waiting: 16, patienceMs: 3000 }

/** Opens the drive on the configured storage: a bucket, or the data folder. */
export function openDrive(database: Database, config: DriveConfig): Drive {
  const incoming = new Incoming(join(config.folder, 'incoming'))
  const storage =
    config.s3 === undefined
      ? diskStorage(join(config.folder, 'files'), incoming)
      : s3Storage(config.s3, config)
  const slots = new Slots(drawing)
  const parts: DriveParts = { database, incoming, storage, slots, quota: config.quota }
  return {
    handlers: [fileHandler(uploadFile, receiveUpload(parts))],
    sweep: () => incoming.sweep(),
    files: { read: readStored(parts) },
    job: sweepDrive(parts),
  }
}

const readStored =
  ({ database, storage }: DriveParts): Files['read'] =>
  async (siteId, key) => {
    const row = await findFile(database, siteId, key)
    if (row === undefined) return null
    const { name, type, bytes, sha256 } = row
    return { name, type, bytes, sha256, open: (part) => storage.get(key, part) }
  }

const sweepDrive = (parts: DriveParts): Job => ({
  name: 'drive-sweep',
  data: z.object({}),
  cron: '40 * * * *',
  retries: 2,
  async run() {
    await parts.incoming.sweep()
    for (const siteId of await readSiteIds(parts.database))
      for (const lost of await listLostFiles(parts.database, siteId))
        await remove(parts, siteId, lost)
  },
})
