import { and, desc, eq, isNull, lt, or, sql, sum } from 'drizzle-orm'
import { ServiceError } from '../../../service-error.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { formFiles } from '../../database/tables/form-tables.ts'
import { returnToQuota, takeFromQuota } from './quota.ts'

type NewFile = typeof formFiles.$inferInsert

/** The part of a site's quota that files of forms may take, so that visitors leave room for the staff. */
const visitorsShare = 0.5

const ofSite = (siteId: string, id: string) =>
  and(eq(formFiles.siteId, siteId), eq(formFiles.id, id))

/** Takes the size of a file from its site's quota and inserts its row; throws ServiceError 507 when there is no room. */
export const reserveFormFile = (
  database: Database,
  file: NewFile,
  quota: number,
): Promise<string> =>
  database.transaction({ role: 'server', siteId: file.siteId }, async (tx) => {
    // Locks the usage of the site, so that the sum below is that of everybody.
    await takeFromQuota(tx, file, quota)
    const [taken] = await tx
      .select({ bytes: sum(formFiles.bytes) })
      .from(formFiles)
      .where(eq(formFiles.siteId, file.siteId))
    if (Number(taken?.bytes ?? 0) + file.bytes > quota * visitorsShare)
      throw new ServiceError(507, 'There is no room for files of forms.')
    const [row] = await tx.insert(formFiles).values(file).returning({ id: formFiles.id })
    if (row === undefined) throw new Error('A file has no row.')
    return row.id
  })

/** Marks a file as stored: from then on a form may name it. */
export const confirmFormFile = (database: Database, siteId: string, id: string): Promise<void> =>
  database.transaction({ role: 'server', siteId }, async (tx) => {
    const stored = await tx
      .update(formFiles)
      .set({ isStored: true })
      .where(ofSite(siteId, id))
      .returning({ id: formFiles.id })
    if (stored.length === 0) throw new Error('The row of a file is gone.')
  })

/** Deletes the row of a file that belongs to no submission, and returns its size to the quota. */
export const releaseFormFile = (database: Database, siteId: string, id: string): Promise<void> =>
  database.transaction({ role: 'server', siteId }, async (tx) => {
    const [gone] = await tx
      .delete(formFiles)
      .where(and(ofSite(siteId, id), isNull(formFiles.submissionId)))
      .returning({ bytes: formFiles.bytes })
    if (gone !== undefined) await returnToQuota(tx, { siteId, bytes: gone.bytes })
  })

interface Named {
  siteId: string
  page: string
  node: string
  field: string
  sha256: string
}

/** The newest file that came for a field and that no submission has; locked until the end of the transaction. */
export async function findWaitingFile(
  tx: Transaction,
  { siteId, page, node, field, sha256 }: Named,
): Promise<{ id: string; name: string } | undefined> {
  const [found] = await tx
    .select({ id: formFiles.id, name: formFiles.name })
    .from(formFiles)
    .where(
      and(
        eq(formFiles.siteId, siteId),
        eq(formFiles.page, page),
        eq(formFiles.node, node),
        eq(formFiles.field, field),
        eq(formFiles.sha256, sha256),
        eq(formFiles.isStored, true),
        eq(formFiles.wasSent, false),
      ),
    )
    .orderBy(desc(formFiles.createdAt))
    .limit(1)
    .for('update')
  return found
}

/** Gives a file to the submission that names it, with which it is deleted. */
export const giveToSubmission = async (
  tx: Transaction,
  { siteId, id, submissionId }: { siteId: string; id: string; submissionId: string },
): Promise<void> =>
  void (await tx.update(formFiles).set({ submissionId, wasSent: true }).where(ofSite(siteId, id)))

/** Files of a site whose submission is deleted, and those that no form has named within an hour. */
export const listLeftFiles = (
  database: Database,
  siteId: string,
): Promise<{ id: string; key: string }[]> =>
  database.transaction({ role: 'server', siteId }, (tx) =>
    tx
      .select({ id: formFiles.id, key: formFiles.key })
      .from(formFiles)
      .where(
        and(
          eq(formFiles.siteId, siteId),
          isNull(formFiles.submissionId),
          or(eq(formFiles.wasSent, true), lt(formFiles.createdAt, sql`now() - interval '1 hour'`)),
        ),
      )
      .limit(500),
  )
