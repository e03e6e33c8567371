import { z } from 'zod'
import { readSiteIds } from '../../database/site-ids.ts'
import type { Job } from '../../jobs/queue.ts'
import type { DriveParts } from './drive-parts.ts'
import { listLostFiles, releaseFile } from './file-rows.ts'

/** The job that removes, once an hour, files that were never stored. */
export const sweepDrive = (parts: DriveParts): Job => ({
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

/** The row is deleted last: while it exists, the next sweep tries again. */
async function remove(
  { database, storage }: DriveParts,
  siteId: string,
  { id, key }: { id: string; key: string },
): Promise<void> {
  await storage.delete(key)
  await releaseFile(database, siteId, id)
}
