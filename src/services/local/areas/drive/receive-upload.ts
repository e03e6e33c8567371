import { drivePath } from '#schemas/paths.ts'
import type { DriveFile } from '#schemas/services/drive.ts'
import { requireCaller } from '../../../access.ts'
import type { ServiceContext } from '../../../calls.ts'
import type { IncomingFile } from '../../../files.ts'
import { ServiceError } from '../../../service-error.ts'
import { type CheckedFile, checkUpload } from './check-upload.ts'
import type { DriveParts } from './drive-parts.ts'
import { confirmFile, releaseFile, reserveFile } from './file-rows.ts'
import { storeContent } from './store-content.ts'

/** Receives a file of the caller: from then on whoever has its address can read it. */
export const receiveUpload =
  (parts: DriveParts) =>
  (ctx: ServiceContext, file: IncomingFile): Promise<DriveFile> =>
    receiveInto(parts, { ctx, file }, async (checked) => {
      const { siteId } = ctx
      const { database, quota } = parts
      const uploaderId = requireCaller(ctx.caller).userId
      const stored = await storeContent(parts, checked, {
        reserve: (row) => reserveFile(database, { siteId, uploaderId, ...row }, quota),
        confirm: (id) => confirmFile(database, siteId, id),
        release: (id) => releaseFile(database, siteId, id),
      })
      const { key, sha256: _, ...shown } = stored
      return { ...shown, url: drivePath(key) }
    })

interface Arriving {
  ctx: Pick<ServiceContext, 'signal'>
  file: IncomingFile
}

/**
 * Receives a file: it is written to a temporary folder, checked, encoded again when it is a picture, and stored
 * last. Throws ServiceError for a refused file, and 507 when the disk is full.
 */
export async function receiveInto<T>(
  { incoming, slots }: Pick<DriveParts, 'incoming' | 'slots'>,
  { ctx, file }: Arriving,
  store: (checked: CheckedFile) => Promise<T>,
): Promise<T> {
  try {
    return await incoming.during(async (folder) => {
      const checked = await checkUpload(slots, file, folder)
      if (ctx.signal?.aborted) throw new ServiceError(400, 'The upload was given up.')
      return store(checked)
    })
  } catch (cause) {
    if (!isDiskFull(cause)) throw cause
    throw new ServiceError(507, 'There is no room for the file now.', { cause })
  }
}

const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown }).code))
