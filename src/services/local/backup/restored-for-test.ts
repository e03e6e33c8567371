// Databases that backups are made of and restored into, for tests. Only tests import this file.
import { expect } from 'vitest'
import type { Backend } from '../database/backend.ts'
import type { NewPlace } from '../database/place-for-test.ts'
import { requireRls } from '../database/require-rls.ts'
import { makeBackup } from './make-backup.ts'
import { openAsIs } from './open-source.ts'
import { withSnapshot } from './read-database.ts'

/** Opens an empty database for the time of a test. */
export async function within(
  newPlace: () => Promise<NewPlace>,
  use: (target: Backend) => Promise<void>,
): Promise<void> {
  const { place, remove } = await newPlace()
  const backend = await openAsIs({ databaseUrl: undefined, ...place })
  try {
    await use(backend)
  } finally {
    await backend.close()
    await remove()
  }
}

/** Whether a row is one that `insertPairs` inserted. */
export const isOfPair = (row: string) => row.includes('pasangan-')

/** Makes a backup while rows are inserted in pairs. */
export async function backUpWhileWriting(
  { backend, place }: { backend: Backend; place: NewPlace },
  folder: string,
): Promise<void> {
  const { databaseUrl } = place.place
  const source = databaseUrl === undefined ? backend : await openAsIs({ databaseUrl, folder: '' })
  const writing = new AbortController()
  const writer = insertPairs(backend, writing.signal)
  await makeBackup(source, folder, { files: null, progress: () => undefined })
  writing.abort()
  await writer
  if (source !== backend) await source.close()
}

/** Inserts a school and a gallery in one transaction, again and again. */
async function insertPairs(backend: Backend, signal: AbortSignal): Promise<void> {
  for (let count = 0; !signal.aborted; count++) {
    const slug = `pasangan-${count}`
    await backend.session((session) =>
      session.script(`
        BEGIN; SET LOCAL ROLE tenun_writer; SELECT set_config('app.site', 'alpha', true);
        INSERT INTO galleries (site_id, slug, title, summary, place, taken_at)
          VALUES ('alpha', '${slug}', 'Galeri', 'Ringkasan', 'Bandung', now());
        INSERT INTO schools (site_id, slug, name, city, province)
          VALUES ('alpha', '${slug}', 'SMK', 'Bandung', 'Jawa Barat');
        COMMIT`),
    )
  }
}

/** The jobs that wait and that `openFilled` queued. */
export const jobsOf = (backend: Backend) =>
  backend.session((session) =>
    session.query(
      `SELECT retry_limit, data FROM pgboss.job WHERE data->>'waits' = 'true' AND state = 'created'`,
      [],
    ),
  )

/** The last value of each sequence. */
export const sequencesOf = (backend: Backend) =>
  withSnapshot(backend, async ({ sequences }) => sequences)

/** Triggers run again, keys are checked again, and the sites are still apart. */
export async function expectWhole(backend: Backend): Promise<void> {
  await requireRls(backend)
  const orphan = `BEGIN; SELECT set_config('app.backup', 'on', true);
    INSERT INTO schools (site_id, slug, name, city, province) VALUES ('none', 'a', 'a', 'a', 'a'); COMMIT`
  await expect(backend.session((session) => session.script(orphan))).rejects.toMatchObject({
    code: '23503',
  })
  const disabled = await backend.session((session) =>
    session.query("SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'O'", []),
  )
  expect(disabled).toEqual([])
}
