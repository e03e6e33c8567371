import { bilingual } from '../bilingual.ts'
import { asKind, moment } from '../manage/fields.ts'
import { JobFields, jobDefaults, salaryMisfit } from '../job-fields.ts'
import { callsOfArea, managedArea } from '../manage/managed-area.ts'

const notOver = bilingual({
  id: 'Pilih waktu yang belum lewat.',
  en: 'Choose a moment that is not over yet.',
})

/** How many job offers of one account may wait for the staff at once. */
export const mostWaiting = 20

/** Job offers that an account of the kind industry writes of itself. Each waits until the staff publishes it. */
export const managedOwnJobs = managedArea({
  name: 'own-job',
  noun: 'a job offer of your own',
  plural: 'job offers of your own',
  access: ['industry'],
  entities: ['career'],
  texts: 'job',
  isOwned: true,
  hasPending: true,
  fields: JobFields.omit({ slug: true, publishedAt: true, isPublished: true }).extend({
    closesAt: asKind(
      moment().refine((at) => Date.parse(at) > Date.now(), notOver),
      'moment',
    ),
  }),
  optional: jobDefaults,
  sources: { careerId: { area: 'career', isPublic: true } },
  sorts: ['newest', 'oldest', 'name'],
  check: salaryMisfit,
})

/** The endpoints of this area. */
export const ownJobEndpoints = callsOfArea(managedOwnJobs)
