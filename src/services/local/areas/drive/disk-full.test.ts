import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newFolder } from '../../database/new-database-for-test.ts'
import { arriving, openDriveForTest, type OpenedDrive, pdf } from '#tests/services/open-drive.ts'

const folder = await mkdtemp(join(tmpdir(), 'tenun-full-'))
const mounted = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder])
const isHere = mounted.status === 0
if (!isHere) {
  console.log('No small disk can be made here: what a full one does is not tested.')
  await rm(folder, { recursive: true, force: true })
}

describe.skipIf(!isHere)('a drive on a full disk', () => {
  let opened: OpenedDrive
  beforeAll(
    async () => void (opened = await openDriveForTest(await newFolder(), { folder })),
    60_000,
  )
  afterAll(async () => {
    await opened.close()
    spawnSync('/bin/umount', [folder])
    await rm(folder, { recursive: true, force: true })
  })

  const noise = (width: number, height: number) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    return sharp({ create: { width, height, channels: 3, background: 'red', noise } })
  }

  test.each([
    ['arrives', async () => arriving(pdf(3_000_000))],
    ['is stored', async () => arriving(pdf(1_200_000))],
    [
      'is drawn',
      async () =>
        arriving(await noise(900, 900).jpeg({ quality: 50 }).toBuffer(), 'a.jpg', 'image/jpeg'),
    ],
  ])('says so when there is no room while a file %s, and leaves nothing', async (when, file) => {
    const filler = join(folder, 'filler')
    if (when === 'is drawn') await writeFile(filler, Buffer.alloc(1_500_000))
    const before = await opened.filesIn('files')
    await expect(opened.upload(await file())).rejects.toMatchObject({ status: 507 })
    expect(await opened.filesIn('incoming')).toEqual([])
    expect(await opened.filesIn('files')).toEqual(before)
    expect([await opened.rows(), await opened.usage()]).toEqual([[], 0])
    await rm(filler, { force: true })
  })

  test('goes on when there is room again', async () => {
    expect(await opened.upload(arriving(pdf(900_000)))).toMatchObject({ bytes: 900_000 })
  })
})
