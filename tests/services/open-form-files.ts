// Opens the services with what tests know of files that come by forms. Only tests import this file.
import { uploadFormFile } from '#schemas/services/submission.ts'
import { openDriveParts } from '#src/services/local/areas/drive/drive-parts.ts'
import { uploadFormFileHandler } from '#src/services/local/areas/submission/receive-form-file.ts'
import { sweepFormFiles } from '#src/services/local/areas/drive/sweep-form-files.ts'
import { config } from '#src/services/local/config-for-test.ts'
import type { NewPlace } from '#src/services/local/database/place-for-test.ts'
import { driveUsage } from '#src/services/local/database/tables/drive-tables.ts'
import { formFiles } from '#src/services/local/database/tables/form-tables.ts'
import { formForTest } from '#src/services/local/deps-for-test.ts'
import { dispatch } from '#src/services/local/dispatch.ts'
import { openForTest } from '#src/services/local/open-for-test.ts'
import { exampleStarter } from '#src/services/local/seed/example-starter-for-test.ts'

type File = Parameters<ReturnType<typeof dispatch>['receive']>[2]['file']
const visitor = { siteId: 'alpha', origin: 'http://alpha.example', caller: null }

export async function openFormFiles(place: NewPlace) {
  const opened = await openForTest(place, 30_000)
  const { database } = opened
  for (const site of ['alpha', 'beta']) await opened.seed(site, () => exampleStarter)
  const parts = openDriveParts(database, config.drive)
  const inSite = <T>(work: Parameters<typeof database.transaction<T>>[1]) =>
    database.transaction({ role: 'server', siteId: 'alpha' }, work)
  const small = dispatch(database, [
    uploadFormFileHandler({ ...parts, quota: 40_000 }, () => Promise.resolve(formForTest)),
  ])
  return {
    ...opened,
    parts,
    inSite,
    /** Sends a file to a site with little room. */
    upload: (file: File, input: object): Promise<unknown> =>
      small.receive(uploadFormFile, visitor, { file, input }),
    rows: () => inSite((tx) => tx.select().from(formFiles)),
    used: async () => (await inSite((tx) => tx.select().from(driveUsage)))[0]?.bytes ?? 0,
    sweep: () => sweepFormFiles(parts).run({}),
  }
}

export type OpenedFormFiles = Awaited<ReturnType<typeof openFormFiles>>
