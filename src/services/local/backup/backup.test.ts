import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathIn } from '../areas/drive/disk-storage.ts'
import { backends, newFolder } from '../database/new-database-for-test.ts'
import type { NewPlace } from '../database/place-for-test.ts'
import { allRows, openFilled } from './filled-for-test.ts'
import {
  expectWhole,
  backUpWhileWriting,
  isOfPair,
  jobsOf,
  sequencesOf,
  within,
} from './restored-for-test.ts'
import { makeBackup } from './make-backup.ts'
import { moveDatabase } from './move-database.ts'
import { restoreBackup } from './restore-backup.ts'

const progress = () => undefined
const restoring = { files: null, withJobs: false, progress }
const targets = backends
  .filter(({ isHere }) => isHere)
  .map(({ name, newPlace }) => [name, newPlace] as const)

describe.each(backends)('from $name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('a backup', () => {
    let opened: Awaited<ReturnType<typeof openFilled>>
    let place: NewPlace
    let folder: string
    let made: string
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'tenun-backup-'))
      place = await newPlace()
      opened = await openFilled(place, join(folder, 'files'))
      made = join(folder, 'first')
      await makeBackup(opened.backend, made, { files: join(folder, 'files'), progress })
    })
    afterAll(async () => {
      await opened.close()
      await rm(folder, { recursive: true, force: true })
    })

    test.each(targets)('holds every row and file, in %s', async (_name, newTarget) => {
      const files = join(folder, `restored-${_name}`)
      await within(newTarget, async (target) => {
        const { lost, index } = await restoreBackup(target, made, { ...restoring, files })
        expect(lost).toEqual([])
        expect(index.jobs.rows).toBeGreaterThan(0)
        expect(await jobsOf(target)).toEqual([])
        expect(await allRows(target)).toEqual(await allRows(opened.backend))
        expect(await sequencesOf(target)).toEqual(await sequencesOf(opened.backend))
        expect(await readFile(pathIn(files, opened.key))).toEqual(
          await readFile(pathIn(join(folder, 'files'), opened.key)),
        )
        await expectWhole(target)
      })
    })

    test.each(targets)('is not needed to move into %s', async (_name, newTarget) => {
      await within(newTarget, async (target) => {
        await moveDatabase(opened.backend, target, progress)
        expect(await allRows(target)).toEqual(await allRows(opened.backend))
        expect(await jobsOf(target)).toEqual([[3, { waits: true }]])
      })
    })

    test('queues work again where that is asked for', async () => {
      await within(newFolder, async (target) => {
        await restoreBackup(target, made, { ...restoring, withJobs: true })
        expect(await jobsOf(target)).toEqual([[3, { waits: true }]])
      })
    })

    test('is not restored over rows', async () => {
      const before = await allRows(opened.backend)
      await expect(restoreBackup(opened.backend, made, restoring)).rejects.toThrow(
        'This database has 2 sites already',
      )
      expect(await allRows(opened.backend)).toEqual(before)
    })

    test('names the files that are not as they were stored', async () => {
      const { lost, index } = await makeBackup(opened.backend, join(folder, 'second'), {
        files: join(folder, 'nowhere'),
        progress,
      })
      expect(lost).toEqual([opened.key])
      expect(index.files).toBe(0)
    })

    test('can be read by its owner alone, and is complete or absent', async () => {
      for (const name of ['.', 'backup.json', 'tables', join('tables', 'posts.ndjson.gz')])
        expect((await stat(join(made, name))).mode & 0o077).toBe(0)
      await expect(stat(`${made}.part`)).rejects.toThrow('ENOENT')
    })

    test('is of one moment while others write', async () => {
      const busy = join(folder, 'busy')
      await backUpWhileWriting({ ...opened, place }, busy)
      await within(newFolder, async (target) => {
        await restoreBackup(target, busy, restoring)
        const { schools = [], galleries = [] } = await allRows(target)
        const pairs = [schools, galleries].map((rows) => rows.filter(isOfPair).length)
        expect(pairs[0]).toBe(pairs[1])
      })
    })
  })
})
