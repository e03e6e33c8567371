import { eq } from 'drizzle-orm'
import { driveFiles, driveUsage } from '#src/services/local/database/tables/drive-tables.ts'
import type { Opened } from '#src/services/local/open-for-test.ts'

/** Reads the rows of a site's files. */
export const readDriveRows = (database: Opened['database'], siteId: string) =>
  database.transaction({ role: 'server', siteId }, (tx) =>
    tx.select().from(driveFiles).where(eq(driveFiles.siteId, siteId)),
  )

/** Reads how many bytes a site stores. */
export const readDriveUsage = (database: Opened['database'], siteId: string): Promise<number> =>
  database.transaction({ role: 'server', siteId }, async (tx) => {
    const [row] = await tx.select().from(driveUsage)
    return row?.bytes ?? 0
  })
