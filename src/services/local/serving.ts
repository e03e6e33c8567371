import type { Binding, SiteFace } from '../service.ts'
import { accountBindings } from './account/index.ts'
import { appointmentBindings } from './appointment/index.ts'
import { assistantBindings } from './assistant/index.ts'
import type { Log } from './backend.ts'
import { areaBindings } from './area/index.ts'
import { batchBindings } from './batch/index.ts'
import { careerBindings } from './career/index.ts'
import { classBindings } from './class/index.ts'
import type { Database } from './database.ts'
import type { LocalConfig } from './config.ts'
import { mailBindings } from './mail/index.ts'
import { sendMail } from './mail/send-mail.ts'
import { openTransport } from './mail/transport.ts'
import type { Drive } from './drive/index.ts'
import { galleryBindings } from './gallery/index.ts'
import { paymentBindings } from './payment/index.ts'
import { paymentReconcileJob } from './payment/reconcile.ts'
import { payoutBindings } from './payout/index.ts'
import { podcastBindings } from './podcast/index.ts'
import { postBindings } from './post/index.ts'
import { addPostViews } from './post/view-post.ts'
import { programBindings } from './program/index.ts'
import { restBindings } from './rest/bindings.ts'
import type { Job } from './queue.ts'
import { schoolBindings } from './school/index.ts'
import { statisticsBindings } from './statistics/index.ts'
import type { Recorder } from './statistics/record.ts'
import { tidy } from './tidy.ts'

/** What the functions of the local services are given. */
export interface Local {
  database: Database
  config: LocalConfig
  drive: Drive
  recorder: Recorder
  log: Log
  siteOf(siteId: string): SiteFace
}

/** Every endpoint that the local services fulfil, area by area. */
export const bindingsOf = ({
  database,
  config,
  drive,
  recorder,
  siteOf,
  log,
}: Local): Binding[] => [
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
export const jobsOf = ({ database, config, drive, siteOf }: Local): Job[] => [
  addPostViews(database),
  sendMail(database, openTransport(config.mail), siteOf),
  paymentReconcileJob(database, config.payments),
  drive.job,
  tidy(database),
]
