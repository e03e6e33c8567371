import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { DriveFile } from '#schemas/services/drive.ts'
import { requireCaller } from '../../../access.ts'
import { ServiceError, refuseField } from '../../../service-error.ts'
import type { ServiceContext } from '../../../calls.ts'
import type { IncomingFile } from '../../../files.ts'
import type { Database } from '../../database/database.ts'
import { cleanName, withExtension } from './file-name.ts'
import { confirmFile, releaseFile, reserveFile } from './file-rows.ts'
import { type Incoming, writeArriving } from './incoming-files.ts'
import { requireHarmless } from './reject-polyglot.ts'
import { type Kind, requireKind, requireMagic } from './file-kinds.ts'
import { redraw } from './redraw-picture.ts'
import type { Slots } from './work-slots.ts'
import type { Storage } from './file-storage.ts'

export interface DriveParts {
  database: Database
  incoming: Incoming
  storage: Storage
  /** Limits how many pictures are encoded at a time. */
  slots: Slots
  quota: number
}

/** A file that passed all checks, in its temporary place. */
interface Checked extends Pick<DriveFile, 'name' | 'type' | 'bytes' | 'width' | 'height'> {
  path: string
}

/**
 * Receives a file: it is written to a temporary folder, checked, encoded again when it is a picture, and stored
 * last.
 */
export const receiveUpload =
  (parts: DriveParts) =>
  async (ctx: ServiceContext, file: IncomingFile): Promise<DriveFile> => {
    try {
      return await parts.incoming.during(async (folder) => {
        const checked = await check(parts, file, folder)
        if (ctx.signal?.aborted) throw new ServiceError(400, 'The upload was given up.')
        return store(parts, ctx, checked)
      })
    } catch (cause) {
      if (!isDiskFull(cause)) throw cause
      throw new ServiceError(507, 'There is no room for the file now.', { cause })
    }
  }

async function check({ slots }: DriveParts, file: IncomingFile, folder: string): Promise<Checked> {
  const name = cleanName(file.name)
  const kind = requireKind(name, file.type)
  const came = join(folder, 'came')
  const { bytes, head } = await writeArriving(file.bytes, came)
  if (bytes === 0) throw refuseField('file', 'The file is empty.')
  await requireMagic(head, kind)
  if (kind.drawnAs === undefined) {
    await requireHarmless(came, kind)
    return { name, type: kind.types[0], bytes, path: came }
  }
  const path = join(folder, 'drawn')
  const drawn = await redraw({ from: came, to: path }, kind, slots)
  return { name: nameOf(name, kind), type: `image/${kind.drawnAs}`, path, ...drawn }
}

const nameOf = (name: string, { extensions, drawnAs }: Kind) =>
  drawnAs === 'webp' && !extensions.includes('webp') ? withExtension(name, 'webp') : name

/**
 * Inserts the row before it stores the content, so that every content has a row by which a leftover is found.
 */
async function store(parts: DriveParts, ctx: ServiceContext, checked: Checked): Promise<DriveFile> {
  const { database, storage, quota } = parts
  const { siteId } = ctx
  const { path, ...file } = checked
  const key = randomBytes(32).toString('base64url')
  const sha256 = await hashOf(path)
  const uploaderId = requireCaller(ctx.caller).userId
  const id = await reserveFile(database, { siteId, uploaderId, key, sha256, ...file }, quota)
  try {
    const content = { bytes: file.bytes, sha256, read: () => readFrom(path) }
    await storage.put(key, content)
    await confirmFile(database, siteId, id)
  } catch (error) {
    await storage.delete(key).catch(() => undefined)
    // While the database is down the row stays; it is not visible, and the next sweep removes it.
    await releaseFile(database, siteId, id).catch(() => undefined)
    throw error
  }
  return { id, url: `/drive/${key}`, ...file }
}

/**
 * Removes a file that was never stored. The row is deleted last: while it exists, the next sweep tries again.
 */
export async function remove(
  { database, storage }: Pick<DriveParts, 'database' | 'storage'>,
  siteId: string,
  { id, key }: { id: string; key: string },
): Promise<void> {
  await storage.delete(key)
  await releaseFile(database, siteId, id)
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of readFrom(path)) hash.update(chunk)
  return hash.digest('hex')
}

/** Opens a file when its first bytes are read, and closes it after the last. */
async function* readFrom(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Buffer>
}

const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown }).code))
