import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { erasePerson } from '#schemas/services/manage-accounts.ts'
import { listContentChanges } from '#schemas/services/manage-sent.ts'
import {
  deleteSubmission,
  downloadFormFile,
  exportSubmissions,
  readSubmission,
  submitForm,
  uploadFormFile,
} from '#schemas/services/submission.ts'
import { arriving, pdf } from '#tests/services/open-drive.ts'
import { openFormFiles, type OpenedFormFiles } from '#tests/services/open-form-files.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { formFiles } from '../../database/tables/form-tables.ts'
import { purgeSite } from '../../jobs/purge-expired.ts'

const place = { path: '/Contact', node: 'tulis' }
const field = { ...place, field: 'letter' }
const values = { name: 'Rahma', email: 'rahma@sekolah.example' }
const admin = { caller: 'admin' } as const

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('files of forms', () => {
    let opened: OpenedFormFiles
    beforeAll(async () => void (opened = await openFormFiles(await newPlace())))
    afterAll(() => opened.close())

    const upload = async (file = arriving(pdf(3000), 'Surat tugas.pdf')) =>
      uploadFormFile.output.parse(await opened.upload(file, field))
    const send = async (sha256: string) =>
      opened.ask(submitForm, { ...place, values: { ...values, letter: sha256 } })
    /** Whether anything of files is left: rows, their weight, and the contents of these keys. */
    const left = async (keys: readonly string[] = []) => {
      const contents = await Promise.all(keys.map((key) => opened.parts.storage.get(key)))
      return [await opened.rows(), await opened.used(), contents.filter((one) => one !== null)]
    }
    const keysOf = async () => (await opened.rows()).map(({ key }) => key)
    const nothing = [[], 0, []]

    test('belong to the submission that names them, and are read by the staff alone', async () => {
      const { sha256, name, bytes } = await upload()
      expect([name, bytes]).toEqual(['Surat tugas.pdf', 3000])
      const id = (await send(sha256))?.id ?? ''
      const answers = (await opened.ask(readSubmission, { id }, admin))?.answers
      const answer = answers?.find(({ kind }) => kind === 'file')
      expect(answer).toMatchObject({ label: 'Surat', value: 'Surat tugas.pdf' })
      const fileId = answer?.fileId ?? ''

      const file = await opened.ask(downloadFormFile, { id: fileId }, admin)
      expect(file).toMatchObject({ name: 'Surat tugas.pdf', type: 'application/pdf' })
      expect(Buffer.from(file?.content ?? '', 'base64')).toEqual(pdf(3000))
      await expect(opened.ask(downloadFormFile, { id: fileId })).rejects.toMatchObject({
        status: 401,
      })
      const learner = { caller: 'student' } as const
      await expect(opened.ask(downloadFormFile, { id: fileId }, learner)).rejects.toMatchObject({
        status: 403,
      })
      const elsewhere = { ...admin, siteId: 'beta' }
      expect(await opened.ask(downloadFormFile, { id: fileId }, elsewhere)).toBeNull()

      expect(await opened.ask(exportSubmissions, {}, admin)).toContain('Surat tugas.pdf')
      const changes = await opened.ask(listContentChanges, { event: 'downloaded' }, admin)
      expect(changes?.items.map((item) => item.name)).toEqual([
        expect.stringContaining('Surat tugas.pdf'),
      ])

      expect(await opened.used()).toBe(3000)
      const keys = await keysOf()
      await opened.ask(deleteSubmission, { id }, admin)
      expect(await opened.ask(downloadFormFile, { id: fileId }, admin)).toBeNull()
      await opened.sweep()
      expect(await left(keys)).toEqual(nothing)
    })

    test('one file is of one submission, and gone at its end and with the person', async () => {
      const { sha256 } = await upload()
      const first = await send(sha256)
      await expect(send(sha256)).rejects.toMatchObject({
        status: 422,
        fields: [{ field: 'values.letter' }],
      })
      await upload()
      await expect(send(sha256)).resolves.toHaveProperty('receipt')
      await expect(send('0'.repeat(64))).rejects.toMatchObject({ status: 422 })
      await opened.backend.session(({ query }) =>
        query(
          `UPDATE form_submissions SET deletes_at = now() - interval '1 minute' WHERE id = $1`,
          [first?.id],
        ),
      )
      const keys = await keysOf()
      await purgeSite(opened.database, 'alpha')
      await opened.sweep()
      expect(await opened.rows()).toHaveLength(1)
      await opened.ask(erasePerson, { email: values.email }, { caller: 'superadmin' })
      await opened.sweep()
      expect(await left(keys)).toEqual(nothing)
    })

    test('that no form has named are deleted after an hour', async () => {
      await upload()
      const keys = await keysOf()
      await opened.sweep()
      expect(await opened.rows()).toHaveLength(1)
      await opened.inSite((tx) =>
        tx.update(formFiles).set({ createdAt: sql`now() - interval '61 minutes'` }),
      )
      await opened.sweep()
      expect(await left(keys)).toEqual(nothing)
    })

    test.each([
      ['of another kind', 415, arriving(Buffer.from('ID3'), 'a.mp3', 'audio/mpeg')],
      ['whose content is another', 415, arriving(Buffer.from('<html>'), 'a.pdf')],
      ['that is empty', 422, arriving(Buffer.alloc(0))],
      [
        'with markup in it',
        422,
        arriving(Buffer.concat([Buffer.from('%PDF-1.4 <script>'), pdf()]), 'a.pdf'),
      ],
      ['beyond its size', 413, arriving(pdf(1024 * 1024 + 1))],
    ])('%s are refused with %i in both languages', async (_, status, file) => {
      const refused = await upload(file).catch((error: unknown) => error)
      expect(refused).toMatchObject({ status, fields: [{ field: 'file' }] })
      expect(refused).toHaveProperty('indonesian.fields.0.message', expect.stringMatching(/erkas/))
      expect(await left()).toEqual(nothing)
    })

    test('go to no field that takes none', async () => {
      const input = { ...field, field: 'name' }
      const file = arriving(pdf())
      expect(await opened.upload(file, input)).toBeNull()
    })

    test('that are pictures lose what else is in them', async () => {
      const plain = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      const picture = Buffer.concat([await plain.png().toBuffer(), Buffer.from('<script>')])
      const { sha256 } = await upload(arriving(picture, 'a.png', 'image/png'))
      await send(sha256)
      const [row] = await opened.rows()
      const file = await opened.ask(downloadFormFile, { id: row?.id ?? '' }, admin)
      expect(Buffer.from(file?.content ?? '', 'base64').includes('<script>')).toBe(false)
    })

    test('leave room for those of the staff', async () => {
      await upload(arriving(pdf(15_000)))
      await expect(upload(arriving(pdf(15_000)))).rejects.toMatchObject({ status: 507 })
      expect(await opened.used()).toBeLessThan(20_000)
    })
  })
})
