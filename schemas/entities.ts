import { z } from 'zod'
import * as contract from './endpoint.ts'
import * as postVideo from './post-video.ts'
import * as rowLanguage from './row-language.ts'
import * as settings from './settings.ts'
import * as account from './services/account.ts'
import * as appointment from './services/appointment.ts'
import * as assistant from './services/assistant.ts'
import * as authorizer from './services/authorizer.ts'
import * as batch from './services/batch.ts'
import * as career from './services/career.ts'
import * as chapter from './services/chapter.ts'
import * as classes from './services/class.ts'
import * as donation from './services/donation.ts'
import * as drive from './services/drive.ts'
import * as gallery from './services/gallery.ts'
import * as leadArea from './services/lead-area.ts'
import * as learning from './services/learning.ts'
import * as learningResult from './services/learning-result.ts'
import * as manageAccounts from './services/manage-accounts.ts'
import * as managePayments from './services/manage-payments.ts'
import * as manageSent from './services/manage-sent.ts'
import * as newsletter from './services/newsletter.ts'
import * as operator from './services/operator.ts'
import * as payment from './services/payment.ts'
import * as payout from './services/payout.ts'
import * as podcast from './services/podcast.ts'
import * as postCategory from './services/post-category.ts'
import * as postEvent from './services/post-event.ts'
import * as postKind from './services/post-kind.ts'
import * as post from './services/post.ts'
import * as profile from './services/profile.ts'
import * as program from './services/program.ts'
import * as rest from './services/rest.ts'
import * as school from './services/school.ts'
import * as search from './services/search.ts'
import * as site from './services/site.ts'
import * as statistics from './services/statistics.ts'
import * as submission from './services/submission.ts'
import * as teaching from './services/teaching.ts'
import * as testimony from './services/testimony.ts'

const modules: Record<string, unknown>[] = [
  contract,
  postVideo,
  rowLanguage,
  settings,
  account,
  appointment,
  assistant,
  authorizer,
  batch,
  career,
  chapter,
  classes,
  donation,
  drive,
  gallery,
  leadArea,
  learning,
  learningResult,
  manageAccounts,
  managePayments,
  manageSent,
  newsletter,
  operator,
  payment,
  payout,
  podcast,
  postCategory,
  postEvent,
  postKind,
  post,
  profile,
  program,
  rest,
  school,
  search,
  site,
  statistics,
  submission,
  teaching,
  testimony,
]

/** The schemas of what the services store and answer, each with the name that it is exported under. */
export const entityNames: ReadonlyMap<unknown, string> = new Map(
  modules
    .flatMap((module) => Object.entries(module))
    .filter(([, value]) => value instanceof z.ZodObject)
    .map(([name, value]) => [value, name]),
)
