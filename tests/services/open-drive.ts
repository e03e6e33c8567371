// Opens a drive on a new database, with accounts at two sites. Only tests import this file.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NewPlace } from '#src/services/local/database/place-for-test.ts'
import { openForTest } from '#src/services/local/open-for-test.ts'
import {
  type DriveConfig,
  DriveEnvironment,
  toDriveConfig,
} from '#src/services/local/areas/drive/drive-config.ts'
import { readDriveRows, readDriveUsage } from './drive-rows.ts'
import { addFileSenders } from './file-senders.ts'
import { openUploads } from './open-uploads.ts'

export const pdf = (length = 100) =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(length - 15, ' '), Buffer.from('%%EOF\n')])

/** A file as it arrives, in parts. */
export const arriving = (bytes: Uint8Array, name = 'a.pdf', type = 'application/pdf') => ({
  name,
  type,
  bytes: inPieces(bytes),
})

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 4000) yield bytes.subarray(at, at + 4000)
}

export async function openDriveForTest(place: NewPlace, options: Partial<DriveConfig> = {}) {
  const opened = await openForTest(place, 30_000)
  const { database } = opened
  const folder = await mkdtemp(join(tmpdir(), 'tenun-drive-'))
  const logged: unknown[] = []
  const config: DriveConfig = {
    ...toDriveConfig(DriveEnvironment.parse({}), {
      folder,
      send: () => Promise.reject(new Error('Nothing leaves a test.')),
      log: (message, details) => void logged.push({ message, ...details }),
    }),
    ...options,
  }
  const users = await addFileSenders(opened)

  /** The same data with another storage, another quota or another folder. */
  const openWith = (more: Partial<DriveConfig>) =>
    openUploads(database, { ...config, ...more }, users)

  return {
    ...openWith({}),
    openWith,
    database,
    config,
    folder,
    logged,
    rows: (siteId = 'alpha') => readDriveRows(database, siteId),
    usage: (siteId = 'alpha') => readDriveUsage(database, siteId),
    filesIn: (name: 'incoming' | 'files') => listFiles(join(config.folder, name)),
    async close() {
      await opened.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Files and folders below a folder, by their last names; folders of stored files are left out. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = { recursive: true, withFileTypes: true } as const
  const found = await readdir(folder, entries).catch(() => [])
  return found.filter((one) => one.isFile() || folder.endsWith('incoming')).map(({ name }) => name)
}

export type OpenedDrive = Awaited<ReturnType<typeof openDriveForTest>>
