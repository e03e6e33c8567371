import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBounded } from '../../../outbound.ts'
import { backends, newFolder } from '../../database/new-database-for-test.ts'
import { driveFiles } from '../../database/tables/drive-tables.ts'
import { arriving, openDriveForTest, type OpenedDrive, pdf } from '#tests/services/open-drive.ts'

const keyOf = ({ url }: { url: string }) => url.slice('/drive/'.length)
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('a drive', () => {
    let opened: OpenedDrive
    beforeAll(async () => void (opened = await openDriveForTest(await newPlace())))
    afterAll(() => opened.close())

    const contentOf = async (url: string, siteId = 'alpha') => {
      const file = await opened.files.read(siteId, url.slice('/drive/'.length))
      const content = await file?.open()
      if (!content) throw new Error('There is no such file.')
      return readBounded(content)
    }

    test('stores what is sent, and returns it to its own site only', async () => {
      const bytes = pdf(9000)
      const file = await opened.upload(arriving(bytes, 'Modul.pdf'))
      expect(file).toMatchObject({ name: 'Modul.pdf', type: 'application/pdf', bytes: 9000 })
      expect(keyOf(file)).toMatch(/^[\w-]{43}$/)
      const stored = await opened.files.read('alpha', keyOf(file))
      expect(stored).toMatchObject({ name: 'Modul.pdf', bytes: 9000, sha256: sha256(bytes) })
      expect(Buffer.from(await contentOf(file.url))).toEqual(bytes)
      const part = await stored?.open({ first: 10, last: 19 })
      expect(part && Buffer.from(await readBounded(part))).toEqual(bytes.subarray(10, 20))
      expect(await opened.files.read('beta', keyOf(file))).toBeNull()
      expect(await opened.files.read('alpha', 'x'.repeat(43))).toBeNull()
    })

    test('draws a picture anew: upright, and without where it was taken', async () => {
      const raw = sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      const exif = { IFD3: { GPSLatitude: '6/1 12/1 0/1' } }
      const bytes = await raw.withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
      expect((await sharp(bytes).metadata()).exif).toBeDefined()
      const file = await opened.upload(arriving(bytes, 'a.JPG', 'image/jpeg'))
      const drawn = await sharp(await contentOf(file.url)).metadata()
      expect(drawn).toMatchObject({ format: 'jpeg', width: 20, height: 40 })
      expect([drawn.exif, drawn.icc]).toEqual([undefined, undefined])
      expect(file).toMatchObject({ name: 'a.JPG', width: 20, height: 40 })
    })

    test('preserves animation', async () => {
      const frames = await Promise.all(
        ['red', 'green', 'blue'].map((background) =>
          sharp({ create: { width: 8, height: 8, channels: 3, background } })
            .png()
            .toBuffer(),
        ),
      )
      const gif = await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer()
      const file = await opened.upload(arriving(gif, 'a.gif', 'image/gif'))
      expect(file).toMatchObject({ name: 'a.webp', type: 'image/webp', width: 8, height: 8 })
      const drawn = sharp(Buffer.from(await contentOf(file.url)), { animated: true })
      expect(await drawn.metadata()).toMatchObject({ format: 'webp', pages: 3 })
    })

    test('has nothing left of what broke off, or was given up', async () => {
      const before = [await opened.rows(), await opened.filesIn('files')]
      const bytes = (async function* () {
        yield pdf(5000)
        throw new Error('The connection ended.')
      })()
      await expect(opened.upload({ ...arriving(pdf()), bytes })).rejects.toThrow('ended')
      const signal = AbortSignal.abort()
      await expect(opened.upload(arriving(pdf()), { signal })).rejects.toMatchObject({
        status: 400,
      })
      expect([await opened.rows(), await opened.filesIn('files')]).toEqual(before)
      expect(await opened.filesIn('incoming')).toEqual([])
    })

    test('never grows beyond its quota, however many come at once', async () => {
      const used = await opened.usage('beta')
      const drive = opened.openWith({ quota: used + 4500 })
      const come = Array.from({ length: 10 }, () =>
        drive.upload(arriving(pdf(1000)), { siteId: 'beta' }),
      )
      const settled = await Promise.allSettled(come)
      const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      expect(refused.map(({ status }) => status)).toEqual(Array(6).fill(507))
      const rows = await opened.rows('beta')
      expect(rows.filter(({ isStored }) => isStored).length).toBe(rows.length)
      const weight = rows.reduce((sum, { bytes }) => sum + bytes, 0)
      expect(await opened.usage('beta')).toBe(weight)
      expect(weight).toBe(used + 4000)
      await expect(opened.openWith({ quota: 10 }).upload(arriving(pdf()))).rejects.toMatchObject({
        status: 507,
      })
    })

    test('forgets after an hour what never was stored', async () => {
      const [file, other] = [
        await opened.upload(arriving(pdf())),
        await opened.upload(arriving(pdf(200))),
      ]
      const used = await opened.usage()
      const lose = (id: string, hours: number) =>
        opened.database.transaction({ role: 'server', siteId: 'alpha' }, (tx) =>
          tx
            .update(driveFiles)
            .set({ isStored: false, createdAt: sql`now() - make_interval(hours => ${hours})` })
            .where(eq(driveFiles.id, id)),
        )
      await lose(file.id, 2)
      await lose(other.id, 0)
      expect(await opened.files.read('alpha', keyOf(file))).toBeNull()
      await opened.jobs[0]?.run({})
      const left = (await opened.rows()).map(({ id }) => id)
      expect([left.includes(file.id), left.includes(other.id)]).toEqual([false, true])
      expect(await opened.usage()).toBe(used - 100)
      expect(await opened.filesIn('files')).not.toContain(keyOf(file))
    })

    test('reports a content that is deleted while a row still names it', async () => {
      const file = await opened.upload(arriving(pdf()))
      const drive = opened.openWith({ folder: join(opened.folder, 'elsewhere') })
      expect(await (await drive.files.read('alpha', keyOf(file)))?.open()).toBeNull()
    })
  })
})

test('a start removes what a process left that is no more, and nothing of one that runs', async () => {
  const opened = await openDriveForTest(await newFolder())
  const gone = spawnSync(process.execPath, ['-e', '']).pid
  const incoming = join(opened.folder, 'incoming')
  for (const name of [`${gone}-aaaa-1`, `${process.pid}-aaaa-1`, `${process.ppid}-aaaa-1`, 'x']) {
    await mkdir(join(incoming, name), { recursive: true })
    await writeFile(join(incoming, name, 'came'), 'half a file')
  }
  await opened.sweep()
  expect(await opened.filesIn('incoming')).toEqual([`${process.ppid}-aaaa-1`, 'came'])
  await opened.close()
})
