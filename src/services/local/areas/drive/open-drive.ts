import { uploadFile } from '#schemas/services/drive.ts'
import type { Files } from '../../../files.ts'
import { fileHandler, type Handler } from '../../calls/handler.ts'
import type { Database } from '../../database/database.ts'
import type { Job } from '../../jobs/queue.ts'
import type { DriveConfig } from './drive-config.ts'
import { type DriveParts, openDriveParts } from './drive-parts.ts'
import { findFile } from './file-rows.ts'
import { receiveUpload } from './receive-upload.ts'
import { sweepFormFiles } from './sweep-form-files.ts'
import { sweepDrive } from './sweep-drive.ts'

/** The files of all sites. */
export interface Drive {
  parts: DriveParts
  handlers: Handler[]
  files: Files
  /** Removes what an earlier process left behind during an upload. */
  sweep(): Promise<void>
  /** They remove, once an hour, files that were never stored, and those of forms that no submission has. */
  jobs: Job[]
}

/** Opens the drive on the configured storage. */
export function openDrive(database: Database, config: DriveConfig): Drive {
  const parts = openDriveParts(database, config)
  return {
    parts,
    handlers: [fileHandler(uploadFile, receiveUpload(parts))],
    sweep: () => parts.incoming.sweep(),
    files: { read: readStored(parts) },
    jobs: [sweepDrive(parts), sweepFormFiles(parts)],
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
