// Only tests and benchmarks import this file.
import { AppointmentOffer } from '#schemas/appointment-offer.ts'
import { Weekday } from '#schemas/class-hours.ts'
import type { SiteOf } from '../branding.ts'
import type { FoundForm } from '../declared-forms.ts'
import { openDrive } from './areas/drive/open-drive.ts'
import { defaultBranding } from './areas/site/stored-sites.ts'
import { Recorder } from './areas/statistics/page-event-recorder.ts'
import { config } from './config-for-test.ts'
import type { Log } from './database/backend.ts'
import type { Database } from './database/database.ts'
import type { LocalDeps } from './handlers.ts'

/** The form that every node of every page of a test declares. */
export const formForTest: FoundForm = {
  page: 'contact',
  language: 'id',
  title: 'Tulis kepada kami',
  keepDays: 30,
  receiptTo: 'email',
  fields: [
    { name: 'name', label: 'Nama', kind: 'text', isRequired: true, options: [] },
    { name: 'email', label: 'Surel', kind: 'email', isRequired: true, options: [] },
    { name: 'city', label: 'Kota', kind: 'city', isRequired: false, options: [] },
    {
      name: 'topics',
      label: 'Tentang',
      kind: 'checkbox',
      isRequired: false,
      options: [
        { value: 'class', label: 'Kelas' },
        { value: 'event', label: 'Acara' },
      ],
    },
    { name: 'seats', label: 'Kursi', kind: 'number', isRequired: false, most: 40, options: [] },
    {
      name: 'letter',
      label: 'Surat',
      kind: 'file',
      isRequired: false,
      options: [],
      file: { types: ['pdf', 'png'], megabytes: 1 },
    },
  ],
}

/** The site of a test that offers hours for appointments: two at once, every day. */
export const siteWithHours = 'hours'
export const offerForTest = AppointmentOffer.parse({
  hours: [{ days: Weekday.options, from: '08:00', to: '16:00' }],
  places: 2,
})

/** That of the sites of benchmarks, `situs-1` and so on: its free hours stay the same all day. */
const offerOfMadeSites = AppointmentOffer.parse({
  hours: [{ days: Weekday.options, from: '08:00', to: '08:30' }],
})

function offerOf(siteId: string): AppointmentOffer | undefined {
  if (siteId === siteWithHours) return offerForTest
  return siteId.startsWith('situs-') ? offerOfMadeSites : undefined
}

const siteOf: SiteOf = (siteId) => ({
  ...defaultBranding(siteId),
  appointments: offerOf(siteId),
})

/** What the handlers of a test are made from. */
export function depsForTest(database: Database, log: Log): LocalDeps {
  const drive = openDrive(database, config.drive)
  const recorder = new Recorder(database, log)
  const formOf = () => Promise.resolve(formForTest)
  return { database, config, drive, log, recorder, siteOf, formOf }
}
