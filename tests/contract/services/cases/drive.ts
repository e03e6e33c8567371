import sharp from 'sharp'
import { expect } from 'vitest'
import { z } from 'zod'
import { endpoint, UserKind } from '#schemas/endpoint.ts'
import { type DriveFile, mostFileBytes, uploadFile } from '#schemas/services/drive.ts'
import type { Case, World } from '../case.ts'

/** The path of files: an address of the site that is not an endpoint. */
const readFile = endpoint({
  host: 'rest',
  method: 'GET',
  path: 'drive/{key}',
  summary: 'A file.',
  input: z.object({}),
  output: z.unknown(),
  access: 'public',
  entities: [],
})

const plain = () => sharp({ create: { width: 6, height: 4, channels: 3, background: '#0b5f86' } })
const png = await plain().png().toBuffer()
const pictures = {
  png: png,
  jpeg: await plain().jpeg().toBuffer(),
  webp: await plain().webp().toBuffer(),
  avif: await plain().avif().toBuffer(),
  gif: await plain().gif().toBuffer(),
}
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const file = (name: string, type: string, bytes: Uint8Array) => ({ name, type, bytes })
const keyOf = ({ url }: DriveFile) => url.split('/').at(-1) ?? ''

const reads = (world: World, data: DriveFile, headers = {}) =>
  world.call(readFile, { input: { key: keyOf(data) }, headers })

export const drive: Case[] = [
  ...Object.entries(pictures).map(([format, bytes]): Case => {
    const type = ['avif', 'gif'].includes(format) ? 'webp' : format
    return {
      name: `${format} is stored as ${type} and shown`,
      endpoint: uploadFile,
      as: 'writer',
      file: file(`Foto kelas.${format}`, `image/${format}`, bytes),
      status: 201,
      async check(data: DriveFile, world) {
        expect(data).toMatchObject({ type: `image/${type}`, width: 6, height: 4 })
        expect(data.name).toBe(`Foto kelas.${type}`)
        const { status, headers } = await reads(world, data)
        expect([status, headers.get('content-type')]).toEqual([200, data.type])
        expect(headers.get('content-length')).toBe(String(data.bytes))
        expect(headers.get('content-disposition')).toContain('inline; ')
        expect(headers.get('content-security-policy')).toBe(
          "default-src 'none'; frame-ancestors 'none'; sandbox",
        )
        expect(headers.get('x-content-type-options')).toBe('nosniff')
      },
    }
  }),
  {
    name: 'a PDF is offered under its own name, in every script, and never shown',
    endpoint: uploadFile,
    as: 'teacher',
    file: file('Modul “tenun” 織物.pdf', 'application/pdf', pdf),
    status: 201,
    async check(data: DriveFile, world) {
      expect(data).toMatchObject({ type: 'application/pdf', bytes: pdf.length })
      expect(data.width).toBeUndefined()
      const { headers, body } = await reads(world, data)
      expect(headers.get('content-disposition')).toBe(
        'attachment; filename="Modul _tenun_ __.pdf"; ' +
          "filename*=UTF-8''Modul%20%E2%80%9Ctenun%E2%80%9D%20%E7%B9%94%E7%89%A9.pdf",
      )
      expect(body).toBe(pdf.toString())
    },
  },
  {
    name: 'an address is cacheable for ever, and a conditional request answers that nothing changed',
    endpoint: uploadFile,
    as: 'student',
    file: file('a.png', 'image/png', png),
    status: 201,
    async check(data: DriveFile, world) {
      const { headers } = await reads(world, data)
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const etag = headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[0-9a-f]{64}"$/)
      const again = await reads(world, data, { 'if-none-match': `"x", W/${etag}` })
      expect([again.status, again.body]).toEqual([304, ''])
    },
  },
  {
    name: 'another site has none of it',
    endpoint: uploadFile,
    as: 'admin',
    file: file('a.png', 'image/png', png),
    status: 201,
    async check(data: DriveFile, world) {
      const asked = { input: { key: keyOf(data) }, site: 'lms' } as const
      expect((await world.call(readFile, asked)).status).toBe(404)
    },
  },
  {
    name: 'the same file twice has two addresses',
    endpoint: uploadFile,
    as: 'admin',
    file: file('a.png', 'image/png', png),
    status: 201,
    async check(data: DriveFile, world) {
      const other = await world.call(uploadFile, {
        as: 'admin',
        file: file('a.png', 'image/png', png),
      })
      expect((other.data as DriveFile).url).not.toBe(data.url)
    },
  },
  ...UserKind.options.map((as): Case => ({
    name: `${as} may keep a file`,
    endpoint: uploadFile,
    as,
    file: file('a.png', 'image/png', png),
    status: 201,
  })),
  ...(
    [
      ['a name that says another kind', 'a.jpg', 'image/png', png],
      ['a type that says another kind', 'a.png', 'image/jpeg', png],
      ['content of another kind', 'a.jpg', 'image/jpeg', png],
      ['a name without an ending', 'foto', 'image/png', png],
      ['a drawing that may hold script', 'a.svg', 'image/svg+xml', Buffer.from('<svg/>')],
      ['an archive', 'a.zip', 'application/zip', Buffer.from('PK\u0003\u0004')],
      ['a page', 'a.html', 'text/html', Buffer.from('<h1>Halo</h1>')],
    ] as const
  ).map(([name, said, type, bytes]): Case => ({
    name: `${name} is refused with what may be sent`,
    endpoint: uploadFile,
    as: 'admin',
    file: file(said, type, bytes),
    status: 415,
    check: (_data, _world, { body }) =>
      expect(JSON.stringify(body)).toContain('PNG, JPEG, WebP, AVIF, GIF, PDF, MP3, or Ogg'),
  })),
  {
    name: 'a picture that ends too early is refused',
    endpoint: uploadFile,
    as: 'admin',
    file: file('a.png', 'image/png', png.subarray(0, png.length - 30)),
    status: 422,
    field: 'file',
  },
  {
    name: 'nothing is refused',
    endpoint: uploadFile,
    as: 'admin',
    file: file('a.png', 'image/png', Buffer.alloc(0)),
    status: 422,
    field: 'file',
  },
  {
    name: 'a name is not longer than 255',
    endpoint: uploadFile,
    as: 'admin',
    file: file(`${'a'.repeat(252)}.png`, 'image/png', png),
    status: 422,
    field: 'file',
  },
  {
    name: 'a byte beyond 10 MiB is refused',
    endpoint: uploadFile,
    as: 'admin',
    file: file('a.pdf', 'application/pdf', Buffer.alloc(mostFileBytes + 1, pdf)),
    status: 413,
  },
  {
    name: 'JSON is no file',
    endpoint: uploadFile,
    as: 'admin',
    input: { file: 'a.png' },
    status: 415,
  },
]
