import { and, eq, sql } from 'drizzle-orm'
import { managedJobs } from '#schemas/services/manage-content.ts'
import { mostWaiting } from '#schemas/services/own-job.ts'
import { requireCaller } from '../../../access.ts'
import type { ServiceContext } from '../../../calls.ts'
import { refuseInBoth } from '../../../service-error.ts'
import type { Transaction } from '../../database/database.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { jobs } from '../../database/tables/career-tables.ts'
import type { RowKey } from '../../records/row-snapshot.ts'
import { queueStaffMails } from '../mail/queue-mail.ts'
import { byOwner } from './owned-rows.ts'

/**
 * Throws ServiceError with 409 where a job offer waits for the staff and more of its owner wait than may. Those who add
 * one at the same time wait for each other here, until the commit.
 */
export async function requireFewWaiting(
  tx: Transaction,
  { siteId, id, ownerId }: RowKey,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`waiting jobs ${ownerId}`}))`)
  const waiting = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.siteId, siteId), byOwner(jobs, ownerId), eq(jobs.isPublished, false)))
  if (waiting.length > mostWaiting && waiting.some((job) => job.id === id))
    throw refuseInBoth(409, tooMany, { values: { most: mostWaiting } })
}

const tooMany = {
  id: 'Sudah {most} lowongan Anda yang menunggu diterbitkan. Tunggu sampai pengurus situs menerbitkan salah satunya, atau hapus yang tidak diperlukan lagi.',
  en: '{most} of your job offers already wait to be published. Wait until the staff of the site publishes one, or delete one that you no longer need.',
}

/** Mails the staff that a company has written a job offer, with a link to the page where it is published. */
export async function mailNewJob(
  tx: Transaction,
  { siteId, origin, caller }: ServiceContext,
  { id, name: title }: { id: string; name: string },
): Promise<void> {
  const [company] = await tx
    .select({ name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.siteId, siteId), eq(accounts.id, requireCaller(caller).userId)))
  if (company === undefined) throw new Error('An owner of a row has an account at its site.')
  const link = new URL(`/Kelola/Konten/${managedJobs.name}/${id}`, origin).href
  const values = { title, ...company, link, replyTo: company.email }
  await queueStaffMails(tx, { siteId, template: 'new-job', values })
}
