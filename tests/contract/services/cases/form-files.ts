import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import {
  downloadFormFile,
  readSubmission,
  type Submission,
  submitForm,
  uploadFormFile,
} from '#schemas/services/submission.ts'
import type { Case, World } from '../case.ts'

const pdf = Buffer.from('%PDF-1.4\nSurat\n%%EOF\n')
const message = { path: '/Contact', node: 'pesan' }
const attachment = { ...message, field: 'attachment' }
const letter = { name: 'Surat tugas.pdf', type: 'application/pdf', bytes: pdf }

/** A message with a file, sent at the demo site; the id of the file. */
async function sendFile(world: World): Promise<string> {
  const site = 'demo'
  const file = await world.call(uploadFormFile, { site, input: attachment, file: letter })
  const { sha256 } = file.data as { sha256: string }
  const values = {
    name: 'Sekar Arum',
    email: 'sekar@kantor.example',
    about: 'report',
    message: 'Video bab ketiga tidak dapat diputar.',
    attachment: sha256,
  }
  const stored = await world.call(submitForm, { site, input: { ...message, values } })
  const { id } = stored.data as { id: string }
  const read = await world.call(readSubmission, { site, as: 'admin', input: { id } })
  return (read.data as Submission).answers.find(({ kind }) => kind === 'file')?.fileId ?? ''
}

/** Files that come by forms of pages. */
export const formFiles: Case[] = [
  {
    name: 'a file comes before its form, which names it by its hash',
    endpoint: uploadFormFile,
    site: 'demo',
    input: attachment,
    file: letter,
    status: 201,
    check: (data: { sha256: string }) =>
      expect(data).toEqual({
        sha256: createHash('sha256').update(pdf).digest('hex'),
        name: letter.name,
        bytes: pdf.length,
      }),
  },
  {
    name: 'a file of another kind is refused',
    endpoint: uploadFormFile,
    site: 'demo',
    input: attachment,
    file: { ...letter, bytes: Buffer.from('<script>') },
    status: 415,
  },
  {
    name: 'a field that takes no file is not there',
    endpoint: uploadFormFile,
    site: 'demo',
    input: { ...attachment, field: 'message' },
    file: letter,
    status: 404,
  },
  {
    name: 'a file that never came is named',
    endpoint: submitForm,
    site: 'demo',
    input: { ...message, values: { attachment: 'a'.repeat(63) } },
    status: 400,
  },
  {
    name: 'the staff save the file as an attachment, at its own site only',
    endpoint: downloadFormFile,
    site: 'demo',
    as: 'admin',
    input: async (world) => ({ id: await sendFile(world) }),
    status: 200,
    async check(_: unknown, world, { headers, body }) {
      expect(headers.get('content-type')).toBe('application/octet-stream')
      expect(headers.get('content-disposition')).toContain('attachment; filename="Surat tugas.pdf"')
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('content-security-policy')).toContain('sandbox')
      expect(String(body)).toContain('%PDF-1.4')
      const input = { id: await sendFile(world) }
      const elsewhere = await world.call(downloadFormFile, { site: 'lms', as: 'admin', input })
      const visitor = await world.call(downloadFormFile, { site: 'demo', input })
      expect([elsewhere.status, visitor.status]).toEqual([404, 401])
    },
  },
]
