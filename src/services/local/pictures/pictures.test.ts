import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PictureSource } from '../../pictures.ts'
import { openPictures } from './open-pictures.ts'
import { PictureStore } from './picture-store.ts'

let folder: string
let photo: Uint8Array
const logged: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  const create = { width: 1000, height: 500, channels: 3, background: '#8a4b2f' } as const
  photo = await sharp({ create }).jpeg().toBuffer()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const opened = (name: string, mostBytes = 1e7) =>
  openPictures({ folder: join(folder, name), mostBytes, log: (line) => void logged.push(line) })

const sourceOf = (content: Uint8Array, siteId = 'satu', hash = 'a1') => {
  let reads = 0
  const source: PictureSource = { siteId, hash, read: async () => (reads++, content) }
  return { source, reads: () => reads }
}

test('a picture is sent in AVIF, WebP and its own format, and never larger than it is', async () => {
  const pictures = opened('formats')
  const { source } = sourceOf(photo)
  for (const [format, type] of [
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    [undefined, 'image/jpeg'],
  ] as const) {
    const drawn = await pictures.draw(source, { width: 320, format })
    if (drawn === null || drawn === 'original') throw new Error('It was not drawn.')
    expect(drawn.type).toBe(type)
    expect(await sharp(drawn.bytes).metadata()).toMatchObject({ width: 320, height: 160 })
  }
  const whole = await pictures.draw(source, { width: 2000, format: 'webp' })
  if (whole === null || whole === 'original') throw new Error('It was not drawn.')
  expect((await sharp(whole.bytes).metadata()).width).toBe(1000)
})

test('it is drawn once, also for those who ask at the same time and after a restart', async () => {
  const { source, reads } = sourceOf(photo)
  const pictures = opened('once')
  const size = { width: 240, format: 'webp' } as const
  await Promise.all([pictures.draw(source, size), pictures.draw(source, size)])
  await pictures.draw(source, size)
  expect(reads()).toBe(1)
  expect(await opened('once').draw(source, size)).toMatchObject({ type: 'image/webp' })
  expect(reads()).toBe(1)
})

test('what was drawn for one site is not found by another', async () => {
  const pictures = opened('sites')
  const size = { width: 96, format: 'webp' } as const
  await pictures.draw(sourceOf(photo).source, size)
  const other = sourceOf(photo, 'dua')
  await pictures.draw(other.source, size)
  expect(other.reads()).toBe(1)
})

test('of a picture are known its upright size and its dominant colour', async () => {
  const turned = await sharp(photo).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const facts = await opened('facts').describe(sourceOf(turned).source)
  expect(facts).toMatchObject({ width: 500, height: 1000 })
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    Number.parseInt(facts?.colour?.slice(at, at + 2) ?? '', 16),
  )
  expect(Math.abs(red - 0x8a) + Math.abs(green - 0x4b) + Math.abs(blue - 0x2f)).toBeLessThan(20)
})

test('one that moves is sent as it is', async () => {
  const frame = { width: 20, height: 20, channels: 3, background: '#00664f' } as const
  const frames = await Promise.all(
    ['#00664f', '#b4532a'].map((background) =>
      sharp({ create: { ...frame, background } })
        .png()
        .toBuffer(),
    ),
  )
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  const { source } = sourceOf(moving)
  expect(await opened('moving').draw(source, { width: 96, format: 'avif' })).toBe('original')
  expect(await opened('moving').describe(source)).toBeUndefined()
})

/** A PNG that says it has so many pixels, in a few bytes. */
function bomb(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length)
    ends.writeUInt32BE(crc(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(1e6)))]
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...parts,
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}

test.each([
  ['of 100,000 by 100,000 pixels', () => bomb(100_000, 100_000)],
  ['that is cut off', () => photo.subarray(0, photo.length / 2)],
  ['that is no picture', () => Buffer.from('hello')],
  [
    'that is an SVG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ['that is empty', () => Buffer.alloc(0)],
])('a picture %s is refused', async (_, content) => {
  const { source } = sourceOf(content(), 'satu', 'bad')
  const drawing = opened('refused').draw(source, { width: 96, format: 'webp' })
  await expect(drawing).rejects.toMatchObject({ status: 422 })
})

test('more than can wait are refused with a time to come again', async () => {
  const pictures = opened('busy')
  const never = new Promise<never>(() => undefined)
  const ask = (hash: string) =>
    pictures.draw({ siteId: 'satu', hash, read: () => never }, { width: 96 })
  for (let i = 0; i < 66; i++) void ask(`waits ${i}`).catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await expect(ask('too many')).rejects.toMatchObject({ status: 503, retryAfter: 5 })
})

test('the least recently used files go when the folder weighs too much', async () => {
  const own = join(folder, 'bound')
  const store = new PictureStore({ folder: own, mostBytes: 10_000, log: () => undefined })
  for (let i = 0; i < 200; i++) await store.put(`file ${i}`, Buffer.alloc(1000, i))
  const names = await readdir(own, { recursive: true, withFileTypes: true })
  const files = names.filter((name) => name.isFile())
  expect(files.length).toBeLessThanOrEqual(10)
  expect(await store.get('file 199')).toEqual(Buffer.alloc(1000, 199))
  expect(await store.get('file 0')).toBeUndefined()
})

test('two processes keep about one bound, and neither sees a part of a file', async () => {
  const own = join(folder, 'shared')
  const stores = [1, 2].map(
    () => new PictureStore({ folder: own, mostBytes: 10_000, log: () => undefined }),
  )
  await Promise.all(
    stores.map(async (store, one) => {
      for (let i = 0; i < 50; i++) await store.put(`${one} ${i}`, Buffer.alloc(1000, 7))
    }),
  )
  // Each knows of what the other wrote when it reads the folder again.
  let count = 0
  for (const name of await readdir(own, { recursive: true })) {
    const path = join(own, name)
    if (!(await stat(path)).isFile()) continue
    count++
    expect((await readFile(path)).length).toBe(1000)
  }
  expect(count).toBeLessThanOrEqual(20)
})

test('a folder that cannot be written is logged, and pictures are drawn all the same', async () => {
  await writeFile(join(folder, 'a file'), '')
  logged.length = 0
  const pictures = opened('a file')
  expect(await pictures.draw(sourceOf(photo).source, { width: 96 })).toMatchObject({
    type: 'image/jpeg',
  })
  expect(logged).toHaveLength(1)
})

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#b4532a"/></svg>'

test('an icon is a square of an SVG, on a ground within the part that no mask cuts', async () => {
  const pictures = opened('icons')
  const { source } = sourceOf(Buffer.from(logo))
  const icon = await pictures.drawIcon(source, { pixels: 64, ground: '#00ff00' })
  const { data, info } = await sharp(icon?.bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ]
  expect(info).toMatchObject({ width: 64, height: 64 })
  expect(at(32, 32)).toEqual([0xb4, 0x53, 0x2a])
  expect(at(2, 32)).toEqual([0, 255, 0])
  const clear = await pictures.drawIcon(source, { pixels: 32 })
  expect((await sharp(clear?.bytes).stats()).isOpaque).toBe(false)
})

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/hostname"/></svg>',
  '<!DOCTYPE svg [<!ENTITY a "aa">]><svg xmlns="http://www.w3.org/2000/svg"/>',
  '<svg xmlns="http://www.w3.org/2000/svg"><use href="other.svg#a"/></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg"><rect fill="url(http://other.example/a)"/></svg>',
  `<svg xmlns="http://www.w3.org/2000/svg"><desc>${'a'.repeat(300_000)}</desc></svg>`,
])('no icon is drawn of %#', async (svg) => {
  const drawing = opened('refused icons').drawIcon(sourceOf(Buffer.from(svg)).source, {
    pixels: 32,
  })
  await expect(drawing).rejects.toMatchObject({ status: 422 })
})
