// Only tests and benchmarks import this file.
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
  ],
}

/** What the handlers of a test are made from. */
export function depsForTest(database: Database, log: Log): LocalDeps {
  const drive = openDrive(database, config.drive)
  const recorder = new Recorder(database, log)
  const formOf = () => Promise.resolve(formForTest)
  return { database, config, drive, log, recorder, siteOf: defaultBranding, formOf }
}
