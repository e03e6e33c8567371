import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { driveFiles } from '../../database/tables/drive-tables.ts'
import { returnToQuota, takeFromQuota } from './quota.ts'

export type FileRow = typeof driveFiles.$inferSelect
type NewFile = typeof driveFiles.$inferInsert

/**
 * Takes the size of a file from its site's quota and inserts its row; throws ServiceError 507 when the quota is
 * used up.
 */
export const reserveFile = (database: Database, file: NewFile, quota: number): Promise<string> =>
  database.transaction({ role: 'server', siteId: file.siteId }, async (tx) => {
    await takeFromQuota(tx, file, quota)
    const [row] = await tx.insert(driveFiles).values(file).returning({ id: driveFiles.id })
    if (row === undefined) throw new Error('A file has no row.')
    return row.id
  })

/** Marks a file as stored: from then on it can be read. */
export const confirmFile = (database: Database, siteId: string, id: string): Promise<void> =>
  database.transaction({ role: 'server', siteId }, async (tx) => {
    const stored = await tx
      .update(driveFiles)
      .set({ isStored: true })
      .where(and(eq(driveFiles.siteId, siteId), eq(driveFiles.id, id)))
      .returning({ id: driveFiles.id })
    if (stored.length === 0) throw new Error('The row of a file is gone.')
  })

/** Deletes the row of a file that is not stored, and returns its size to the quota. */
export const releaseFile = (database: Database, siteId: string, id: string): Promise<void> =>
  database.transaction({ role: 'server', siteId }, async (tx) => {
    const [gone] = await tx
      .delete(driveFiles)
      .where(
        and(eq(driveFiles.siteId, siteId), eq(driveFiles.id, id), eq(driveFiles.isStored, false)),
      )
      .returning({ bytes: driveFiles.bytes })
    if (gone !== undefined) await returnToQuota(tx, { siteId, bytes: gone.bytes })
  })

/** A stored file of this site; undefined when the key belongs to another site or does not exist. */
export const findFile = (
  database: Database,
  siteId: string,
  key: string,
): Promise<FileRow | undefined> =>
  database.transaction({ role: 'server', siteId }, async (tx) => {
    const [found] = await tx
      .select()
      .from(driveFiles)
      .where(
        and(eq(driveFiles.siteId, siteId), eq(driveFiles.key, key), eq(driveFiles.isStored, true)),
      )
    return found
  })

/** Files of a site whose upload to the storage began more than an hour ago. */
export const listLostFiles = (database: Database, siteId: string): Promise<FileRow[]> =>
  database.transaction({ role: 'server', siteId }, (tx) =>
    tx
      .select()
      .from(driveFiles)
      .where(
        and(
          eq(driveFiles.siteId, siteId),
          eq(driveFiles.isStored, false),
          lt(driveFiles.createdAt, sql`now() - interval '1 hour'`),
        ),
      )
      .limit(500),
  )
