import { z } from 'zod'
import { readSiteIds } from '../../database/site-ids.ts'
import type { Job } from '../../jobs/queue.ts'
import type { DriveParts } from './drive-parts.ts'
import { listLeftFiles, releaseFormFile } from './form-file-rows.ts'

/** The name of the job that deletes files of deleted submissions, and its number of retries. */
export const sweepFormFilesJob = { name: 'form-file-sweep', retries: 5 } as const

/** The job that deletes, once an hour and after each deletion, files that no submission has. */
export const sweepFormFiles = ({ database, storage }: DriveParts): Job => ({
  ...sweepFormFilesJob,
  data: z.object({}),
  cron: '50 * * * *',
  async run() {
    for (const siteId of await readSiteIds(database))
      for (const { id, key } of await listLeftFiles(database, siteId)) {
        // The row is deleted last: while it exists, the next sweep tries again.
        await storage.delete(key)
        await releaseFormFile(database, siteId, id)
      }
  },
})
