import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  hasPostgres,
  newDatabase,
} from '#src/services/local/database/postgres/new-database-for-test.ts'
import { openLocal, type RunningWorld } from '../worlds.ts'
import { hostileFiles } from './hostile.ts'
import { hostileForms } from './hostile-forms.ts'
import { samples } from './samples.ts'
import { sendBody, sendForm, sendPart, type Sent } from './sending.ts'

const files = await hostileFiles()
const forms = hostileForms()
const mebibyte = 1024 * 1024
const good = { field: 'file', filename: 'a.png', type: 'image/png', bytes: samples.png }

test('there are enough hostile files and forms to mean something', () => {
  expect(files.length).toBeGreaterThanOrEqual(110)
  expect(forms.length).toBeGreaterThanOrEqual(30)
  expect(new Set([...files, ...forms].map(({ name }) => name)).size).toBe(
    files.length + forms.length,
  )
})

const systems = [
  { name: 'PGlite', isHere: true, open: async () => ({ environment: {}, remove: async () => {} }) },
  { name: 'PostgreSQL', isHere: hasPostgres, open: openPostgres },
]

async function openPostgres() {
  const { place, remove } = await newDatabase()
  return { environment: { DATABASE_URL: place.databaseUrl ?? '' }, remove }
}

describe.each(systems)('$name', ({ isHere, open }) => {
  describe.skipIf(!isHere)('a drive', () => {
    let folder: string
    let world: RunningWorld
    let to: { port: number; token: string }
    let memory: ReturnType<typeof watchMemory>
    let close: () => Promise<void>
    const answers: Sent[] = []

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'tenun-hostile-'))
      const { environment, remove } = await open()
      world = await openLocal({ ...environment, DATA_DIR: folder })
      to = { port: world.port, token: await world.token('foundation', 'admin') }
      answers.push(await sendForm(to, [good]))
      memory = watchMemory()
      close = async () => {
        memory.stop()
        await world.close()
        await remove()
        await rm(folder, { recursive: true, force: true })
      }
    })
    afterAll(() => close())

    const incoming = () => readdir(join(folder, 'drive/incoming'))
    const stored = async () => {
      const root = join(folder, 'drive/files')
      const found = await readdir(root, { recursive: true, withFileTypes: true })
      const files = found.filter((one) => one.isFile())
      return Promise.all(files.map((one) => readFile(join(one.parentPath, one.name))))
    }

    test.each(files)('takes or refuses $name', async ({ wanted, ...file }) => {
      const answer = await sendForm(to, [{ field: 'file', ...file }])
      answers.push(answer)
      if (wanted === 'either') expect([201, 400, 415, 422]).toContain(answer.status)
      else if (wanted === 'refused') expect([400, 415, 422]).toContain(answer.status)
      else expect(answer).toMatchObject({ status: wanted })
    })

    test.each(forms)('takes or refuses a form with $name', async ({ wanted, type, body }) => {
      const answer = await sendBody({ ...to, type, body: body() })
      answers.push(answer)
      expect(answer).toMatchObject({ status: wanted })
    })

    test('stores nothing of an upload that ends at any tenth of its body', async () => {
      const before = (await stored()).length
      for (let round = 0; round < 10; round++)
        await Promise.all(
          Array.from({ length: 10 }, (_, tenth) => sendPart(to, [good], tenth / 10)),
        )
      await expect.poll(incoming).toEqual([])
      expect((await stored()).length).toBe(before)
    })

    test('draws so many large pictures at a time, and answers the others with 503', async () => {
      const large = files.find(({ name }) => name === 'WebP of 12 megapixels')
      const part = { ...good, filename: 'a.webp', type: 'image/webp', bytes: large?.bytes ?? '' }
      const all = await Promise.all(Array.from({ length: 24 }, () => sendForm(to, [part])))
      answers.push(...all)
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201, 503]))
    })

    test('has stored what it answered 201 for, and none of it does harm', async () => {
      const contents = await stored()
      expect(contents.length).toBe(answers.filter(({ status }) => status === 201).length)
      for (const content of contents) {
        expect(content.includes('<script')).toBe(false)
        expect(content.includes('Kamera rahasia')).toBe(false)
        if (/^(?:%PDF|ID3|OggS|\xff\xfb)/.test(content.toString('latin1', 0, 4))) continue
        const { exif, icc, xmp, iptc } = await sharp(content).metadata()
        expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined])
      }
    })

    test('leaves nothing aside, and grows by less than 256 MiB', async () => {
      await expect.poll(incoming).toEqual([])
      const { most, last } = memory.grown()
      console.log(`Grown by ${last} MiB, and ${most} at the most.`)
      expect(last).toBeLessThan(256)
      // While it runs, a picture may need more memory; a bomb that opens would need gigabytes.
      expect(most).toBeLessThan(400)
    })
  })
})

/** The growth of this process in MiB, which contains the server and its client: at its peak, and now. */
function watchMemory() {
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 10)
  const since = (size: number) => Math.round((size - before) / mebibyte)
  return {
    grown: () => ({ most: since(most), last: since(process.memoryUsage.rss()) }),
    stop: () => clearInterval(timer),
  }
}
