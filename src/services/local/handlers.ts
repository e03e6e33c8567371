import type { Binding, SiteBranding } from '../service.ts'
import { accountBindings } from './areas/account/index.ts'
import { appointmentBindings } from './areas/appointment/index.ts'
import { assistantBindings } from './areas/assistant/index.ts'
import type { Log } from './database/backend.ts'
import { areaBindings } from './areas/regions/index.ts'
import { batchBindings } from './areas/batch/index.ts'
import { careerBindings } from './areas/career/index.ts'
import { classBindings } from './areas/class/index.ts'
import type { Database } from './database/database.ts'
import type { LocalConfig } from './config.ts'
import { mailBindings } from './areas/mail/index.ts'
import { sendMail } from './areas/mail/send-mail.ts'
import { openTransport } from './areas/mail/transport.ts'
import type { Drive } from './areas/drive/index.ts'
import { galleryBindings } from './areas/gallery/index.ts'
import { paymentBindings } from './areas/payment/index.ts'
import { paymentReconcileJob } from './areas/payment/reconcile.ts'
import { payoutBindings } from './areas/payout/index.ts'
import { podcastBindings } from './areas/podcast/index.ts'
import { postBindings } from './areas/post/index.ts'
import { addPostViews } from './areas/post/view-post.ts'
import { programBindings } from './areas/program/index.ts'
import { restBindings } from './areas/rest/bindings.ts'
import type { Job } from './jobs/queue.ts'
import { schoolBindings } from './areas/school/index.ts'
import { statisticsBindings } from './areas/statistics/index.ts'
import type { Recorder } from './areas/statistics/record.ts'
import { purgeExpired } from './jobs/purge-expired.ts'

/** What the functions of the local services are given. */
export interface LocalDeps {
  database: Database
  config: LocalConfig
  drive: Drive
  recorder: Recorder
  log: Log
  siteOf(siteId: string): SiteBranding
}

/** Every endpoint that the local services fulfil, area by area. */
export const bindingsOf = ({
  database,
  config,
  drive,
  recorder,
  siteOf,
  log,
}: LocalDeps): Binding[] => [
  ...classBindings(database),
  ...careerBindings(database),
  ...postBindings(database),
  ...appointmentBindings(database),
  ...galleryBindings(database),
  ...podcastBindings(database),
  ...programBindings(database),
  ...paymentBindings(database, config.payments),
  ...payoutBindings(database, config.payouts),
  ...batchBindings(database),
  ...accountBindings(database, config.accountSite),
  ...areaBindings(),
  ...schoolBindings(database),
  ...mailBindings(database),
  ...assistantBindings({ database, config: config.assistant, siteOf, log }),
  ...drive.bindings,
  ...statisticsBindings(database, recorder),
  ...restBindings(database),
]

/** Everything that is done in the background. */
export const jobsOf = ({ database, config, drive, siteOf }: LocalDeps): Job[] => [
  addPostViews(database),
  sendMail(database, openTransport(config.mail), siteOf),
  paymentReconcileJob(database, config.payments),
  drive.job,
  purgeExpired(database),
]
