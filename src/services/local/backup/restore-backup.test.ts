import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { emptyFolder, newFolder } from '../database/new-database-for-test.ts'
import { requireRls } from '../database/require-rls.ts'
import { allRows, openFilled } from './filled-for-test.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { within } from './restored-for-test.ts'

const progress = () => undefined
const restoring = { files: null, withJobs: false, progress }

/** Changes what the index of a backup says. */
async function changeIndex(folder: string, change: (index: { migrations: string[] }) => void) {
  const file = join(folder, 'backup.json')
  const index = JSON.parse(await readFile(file, 'utf8')) as { migrations: string[] }
  change(index)
  await writeFile(file, JSON.stringify(index))
}

const damages: Record<string, (backup: string) => Promise<void>> = {
  'posts.ndjson.gz is missing or damaged': async (backup) => {
    const file = join(backup, 'tables', 'posts.ndjson.gz')
    const bytes = await readFile(file)
    bytes.writeUInt8(bytes.readUInt8(40) ^ 1, 40)
    await writeFile(file, bytes)
  },
  'accounts.ndjson.gz is missing or damaged': (backup) =>
    rm(join(backup, 'tables', 'accounts.ndjson.gz')),
  'this is not the folder of a finished backup': (backup) => rm(join(backup, 'backup.json')),
  'is damaged, or of a version': (backup) => writeFile(join(backup, 'backup.json'), '{'),
  'made by a newer version of the program': (backup) =>
    changeIndex(backup, ({ migrations }) => migrations.push('9999-tomorrow')),
}

test('a backup that is damaged changes nothing, and what is wrong is said', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tenun-backup-'))
  const opened = await openFilled(await newFolder(), join(folder, 'files'))
  const made = join(folder, 'first')
  await makeBackup(opened.backend, made, { files: null, progress })
  await opened.close()
  await within(newFolder, async (target) => {
    for (const [message, damage] of Object.entries(damages)) {
      const copy = join(folder, 'damaged')
      await cp(made, copy, { recursive: true })
      await damage(copy)
      await expect(restoreBackup(target, copy, restoring)).rejects.toThrow(message)
      await rm(copy, { recursive: true })
    }
    expect((await allRows(target))['sites']).toEqual([])
  })
  await rm(folder, { recursive: true })
})

test('a backup of an older version is restored, and migrated to this one', async () => {
  const made = join(await mkdtemp(join(tmpdir(), 'tenun-backup-')), 'older')
  await within(emptyFolder, async (source) => {
    await migrate(source, progress, { last: '0021-actions' })
    await source.session((session) =>
      session.script("INSERT INTO sites (id, layout) VALUES ('lama', 'demo')"),
    )
    await makeBackup(source, made, { files: null, progress })
  })
  await within(emptyFolder, async (target) => {
    await restoreBackup(target, made, restoring)
    const { sites = [] } = await allRows(target)
    expect(sites.map((row) => JSON.parse(row))).toMatchObject([{ id: 'lama', layout: 'demo' }])
    await requireRls(target)
  })
  await rm(join(made, '..'), { recursive: true })
})
