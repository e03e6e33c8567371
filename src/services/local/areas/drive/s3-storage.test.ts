import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ByteRange } from '../../../byte-range.ts'
import { openOutbound, readBounded } from '../../../outbound.ts'
import { backends, newFolder } from '../../database/new-database-for-test.ts'
import { openGate } from './s3-gate-for-test.ts'
import { arriving, openDriveForTest, type OpenedDrive, pdf } from '#tests/services/open-drive.ts'

const folder = await mkdtemp(join(tmpdir(), 'tenun-s3-'))
const bucket = 'tenun-files'
const open = () =>
  new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket }],
  })
const storage = open()
const gate = await openGate((await storage.run()).port, 'S3RVER')
const s3 = {
  url: gate.url,
  bucket,
  region: 'us-east-1',
  key: 'S3RVER',
  secret: 'S3RVER',
}
const send = openOutbound({ privateHosts: ['127.0.0.1'] })
const nowhere = { ...s3, url: 'http://127.0.0.1:1' }

afterAll(async () => {
  await gate.close()
  await storage.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('a drive on S3', () => {
    let opened: OpenedDrive
    beforeAll(
      async () => void (opened = await openDriveForTest(await newPlace(), { s3, send })),
      60_000,
    )
    afterAll(() => opened.close())

    const read = async (url: string, part?: ByteRange) => {
      const file = await opened.files.read('alpha', url.split('/').at(-1) ?? '')
      const content = await file?.open(part)
      if (!content) throw new Error('There is no such file.')
      return content
    }

    test('stores a file in the bucket and nothing on the disk', async () => {
      const bytes = pdf(3_000_000)
      const file = await opened.upload(arriving(bytes))
      expect(bytes.equals(await readBounded(await read(file.url), 4e6))).toBe(true)
      expect([await opened.filesIn('incoming'), await opened.filesIn('files')]).toEqual([[], []])
      const part = await readBounded(await read(file.url, { first: 1_000_000, last: 1_000_009 }))
      expect(bytes.subarray(1_000_000, 1_000_010).equals(part)).toBe(true)
    })

    test.each([
      ['is dead', { s3: nowhere }],
      ['does not know the secret', { s3: { ...s3, secret: 'unknown secret' } }],
      ['does not know the key', { s3: { ...s3, key: 'another' } }],
      ['has no such bucket', { s3: { ...s3, bucket: 'no-such-bucket' } }],
      ['answers with an error', { send: async () => answer(500, 'InternalError') }],
      ['answers with a page', { send: async () => answer(302, '<html>') }],
      [
        'breaks off its answer',
        { send: async () => ({ ...(await answer(200, '')), body: broken() }) },
      ],
      ['never stops answering', { send: async () => answer(200, 'a'.repeat(3_000_000)) }],
    ])('has neither row nor room taken while the storage %s', async (_when, more) => {
      const [rows, used] = [await opened.rows(), await opened.usage()]
      const drive = opened.openWith(more)
      await expect(drive.upload(arriving(pdf()))).rejects.toMatchObject({
        status: 503,
        retryAfter: 30,
      })
      expect([await opened.rows(), await opened.usage()]).toEqual([rows, used])
      expect(await opened.filesIn('incoming')).toEqual([])
    })

    test('has no file open that the storage did not take', async () => {
      const drive = opened.openWith({ s3: nowhere })
      const before = await openFiles()
      for (let i = 0; i < 10; i++) await drive.upload(arriving(pdf())).catch(() => null)
      await expect.poll(openFiles).toEqual(before)
    })

    test('says what was wrong in the log, and not the secret', async () => {
      const text = JSON.stringify(opened.logged)
      expect(text).toContain('SignatureDoesNotMatch')
      expect(text).not.toMatch(/unknown secret|S3RVER/)
    })

    test('cannot be read while the storage is dead, and says so before the first byte', async () => {
      const file = await opened.upload(arriving(pdf()))
      const found = await opened
        .openWith({ s3: nowhere })
        .files.read('alpha', file.url.split('/').at(-1) ?? '')
      await expect(found?.open()).rejects.toMatchObject({ status: 503 })
    })
  })
})

test('a drive goes on when its storage is back', async () => {
  const opened = await openDriveForTest(await newFolder(), { s3, send })
  const down = { state: true }
  const drive = opened.openWith({
    send: (url, asked) => (down.state ? answer(503, 'SlowDown') : send(url, asked)),
  })
  await expect(drive.upload(arriving(pdf()))).rejects.toMatchObject({ status: 503 })
  down.state = false
  expect(await drive.upload(arriving(pdf()))).toMatchObject({ bytes: 100 })
  await opened.close()
})

async function answer(status: number, said: string) {
  const body = (async function* () {
    yield Buffer.from(said)
  })()
  return { status, headers: new Headers(), body }
}

async function* broken(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('<?xml')
  throw new Error('terminated')
}

/** The files of a drive that this process has open. */
async function openFiles(): Promise<string[]> {
  const all = await readdir('/proc/self/fd').catch(() => [])
  const paths = await Promise.all(all.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
  return paths.filter((path) => path.includes('/incoming/'))
}
