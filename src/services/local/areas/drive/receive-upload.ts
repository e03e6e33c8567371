import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { drivePath } from '#schemas/paths.ts'
import type { DriveFile } from '#schemas/services/drive.ts'
import { requireCaller } from '../../../access.ts'
import type { ServiceContext } from '../../../calls.ts'
import type { IncomingFile } from '../../../files.ts'
import { ServiceError } from '../../../service-error.ts'
import { type CheckedFile, checkUpload } from './check-upload.ts'
import type { DriveParts } from './drive-parts.ts'
import { confirmFile, releaseFile, reserveFile } from './file-rows.ts'

/**
 * Receives a file: it is written to a temporary folder, checked, encoded again when it is a picture, and stored
 * last.
 */
export const receiveUpload =
  (parts: DriveParts) =>
  async (ctx: ServiceContext, file: IncomingFile): Promise<DriveFile> => {
    try {
      return await parts.incoming.during(async (folder) => {
        const checked = await checkUpload(parts.slots, file, folder)
        if (ctx.signal?.aborted) throw new ServiceError(400, 'The upload was given up.')
        return store(parts, ctx, checked)
      })
    } catch (cause) {
      if (!isDiskFull(cause)) throw cause
      throw new ServiceError(507, 'There is no room for the file now.', { cause })
    }
  }

/**
 * Inserts the row before it stores the content, so that every content has a row by which a leftover is found.
 */
async function store(
  parts: DriveParts,
  ctx: ServiceContext,
  checked: CheckedFile,
): Promise<DriveFile> {
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
  return { id, url: drivePath(key), ...file }
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
