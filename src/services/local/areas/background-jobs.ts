import type { SiteOf } from '../../branding.ts'
import type { Backend, Log } from '../database/backend.ts'
import type { Database } from '../database/database.ts'
import { purgeExpired } from '../jobs/purge-expired.ts'
import type { Job } from '../jobs/queue.ts'
import { requireQueues, runJobs, whenWritable } from '../jobs/queue-runner.ts'
import type { Drive } from './drive/open-drive.ts'
import { type MailConfig, openTransport } from './mail/mail-transport.ts'
import { sendMail } from './mail/send-mail.ts'
import type { PaymentConfig } from './payment/payment-config.ts'
import { paymentReconcileJob } from './payment/reconcile.ts'
import { addPostViews } from './post/view-post.ts'

interface JobDeps {
  database: Database
  config: { mail: MailConfig; payments: PaymentConfig }
  drive: Pick<Drive, 'jobs'>
  siteOf: SiteOf
}

/** Every job that runs in the background. */
const backgroundJobs = ({ database, config, drive, siteOf }: JobDeps): Job[] => [
  addPostViews(database),
  sendMail(database, openTransport(config.mail), siteOf),
  paymentReconcileJob(database, config.payments),
  ...drive.jobs,
  purgeExpired(database),
]

/** Starts every background job, as soon as the database can be changed; resolves to the function that stops them. */
export const startBackgroundJobs = (
  backend: Backend,
  deps: JobDeps & { log: Log },
): Promise<() => Promise<void>> =>
  whenWritable(backend, deps.log, async () => {
    await requireBackgroundQueues(backend, deps)
    return runJobs(backend, backgroundJobs(deps), deps.log)
  })

/** Creates the queues of all background jobs that have none, without running any; nothing where nothing can be stored. */
export const requireBackgroundQueues = async (backend: Backend, deps: JobDeps): Promise<void> => {
  if (backend.state() !== 'read-only') await requireQueues(backend, backgroundJobs(deps))
}
