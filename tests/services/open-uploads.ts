import { uploadFile } from '#schemas/services/drive.ts'
import type { ServiceContext } from '#src/services/calls.ts'
import type { IncomingFile } from '#src/services/files.ts'
import type { DriveConfig } from '#src/services/local/areas/drive/drive-config.ts'
import { openDrive } from '#src/services/local/areas/drive/open-drive.ts'
import type { Database } from '#src/services/local/database/database.ts'
import { dispatch } from '#src/services/local/dispatch.ts'

/** Opens a drive with a function that uploads a file, as the writer in `users` of the site that is called. */
export function openUploads(
  database: Database,
  config: DriveConfig,
  users: ReadonlyMap<string, string>,
) {
  const drive = openDrive(database, config)
  const { receive } = dispatch(database, drive.handlers)
  const upload = async (file: IncomingFile, ctx: Partial<ServiceContext> = {}) => {
    const { siteId = 'alpha' } = ctx
    const caller = { userId: users.get(siteId) ?? '', kind: 'writer' } as const
    const whole = { siteId, origin: 'https://alpha.example', caller, ...ctx }
    return uploadFile.output.parse(await receive(uploadFile, whole, { file, input: {} }))
  }
  return { ...drive, upload }
}
