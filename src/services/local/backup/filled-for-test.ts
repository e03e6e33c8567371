// A database with rows of every kind of column, for tests of backups. Only tests import this file.
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pathIn } from '../areas/drive/disk-storage.ts'
import type { Backend } from '../database/backend.ts'
import type { NewPlace } from '../database/place-for-test.ts'
import { openForTest } from '../open-for-test.ts'
import { exampleStarter } from '../seed/example-starter-for-test.ts'
import { withSnapshot } from './read-database.ts'

const uploader = '00000000-0000-4000-8000-00000000000a'

/** Opens a database with two sites, an account, a ledger's entry, a waiting mail and an uploaded file. */
export async function openFilled(place: NewPlace, files: string) {
  const opened = await openForTest(place)
  await opened.seed('alpha', () => exampleStarter)
  await opened.seed('beta', () => exampleStarter)
  const content = randomBytes(5000)
  const key = randomBytes(32).toString('base64url')
  await mkdir(dirname(pathIn(files, key)), { recursive: true })
  await writeFile(pathIn(files, key), content)
  const sha256 = createHash('sha256').update(content).digest('hex')
  await opened.backend.session((session) =>
    session.script(`
      BEGIN; SELECT set_config('app.backup', 'on', true);
      INSERT INTO accounts (id, site_id, email, name, kind)
        VALUES ('${uploader}', 'alpha', 'berkas@example.com', E'O''Neil \\n "kutip" \u2028 😀', 1);
      INSERT INTO drive_files (site_id, uploader_id, key, name, type, bytes, sha256, is_stored)
        VALUES ('alpha', '${uploader}', '${key}', 'a.bin', 'application/pdf', 5000, '${sha256}', true);
      INSERT INTO pgboss.job (name, data, retry_limit) SELECT name, '{"waits": true}', 3
        FROM pgboss.queue ORDER BY name LIMIT 1;
      COMMIT`),
  )
  return { ...opened, key }
}

/** All rows of a database by table, in an order that does not depend on where they are stored. */
export const allRows = (backend: Backend): Promise<Record<string, string[]>> =>
  withSnapshot(backend, async (snapshot) => {
    const found: Record<string, string[]> = {}
    for (const table of snapshot.tables) {
      const rows: string[] = []
      for await (const batch of snapshot.rows(table)) rows.push(...batch)
      found[table.name] = rows.toSorted()
    }
    return found
  })
