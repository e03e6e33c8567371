import type { Hono } from 'hono'
import { readRange } from '#src/services/byte-range.ts'
import type { StoredFile } from '#src/services/files.ts'
import { refuseFor } from '../calls/refuse.ts'
import type { CallOptions } from '../calls/call-env.ts'
import type { AppEnv } from '../http/app-env.ts'

/** Pictures that were drawn anew: all that a browser may show as part of the site. */
const shown = new Set(['image/png', 'image/jpeg', 'image/webp'])
/** What else may be kept; a type that is none of these is not said. */
const offered = new Set(['application/pdf', 'audio/mpeg', 'audio/ogg'])

/** `/drive/<key>`: the files that people of this site have sent, whole or a part. A key names one content for ever. */
export function driveRoutes(
  app: Hono<AppEnv>,
  { services, failed }: Pick<CallOptions, 'services' | 'failed'>,
): void {
  app.get('/drive/:key{[A-Za-z0-9_-]{43}}', async (c) => {
    try {
      const file = await services.files.read(c.var.site.id, c.req.param('key'))
      if (file === null) return await c.notFound()
      const etag = `"${file.sha256}"`
      const headers = headersOf(file, etag)
      if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
      const length = { 'content-length': String(file.bytes) }
      if (c.req.method === 'HEAD') return c.body(null, 200, { ...headers, ...length })
      const part = isWhole(c.req.header('if-range'), etag)
        ? undefined
        : readRange(c.req.header('range'), file.bytes)
      if (part === null)
        return c.body(null, 416, {
          'content-range': `bytes */${file.bytes}`,
          'cache-control': 'no-store',
        })
      const content = await file.open(part)
      if (content === null) return await c.notFound()
      if (part === undefined) return c.body(await begin(content), 200, { ...headers, ...length })
      return c.body(await begin(content), 206, {
        ...headers,
        'content-length': String(part.last - part.first + 1),
        'content-range': `bytes ${part.first}-${part.last}/${file.bytes}`,
      })
    } catch (error) {
      return refuseFor(c, error, (cause) => failed('/drive', cause))
    }
  })
}

/** A content as a body. Its first piece is there, and whoever goes away closes it, also before that was sent. */
async function begin(content: AsyncIterable<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const pieces = content[Symbol.asyncIterator]()
  let first: IteratorResult<Uint8Array> | undefined = await pieces.next()
  return new ReadableStream({
    async pull(controller) {
      const piece = first ?? (await pieces.next())
      first = undefined
      if (piece.done) controller.close()
      else controller.enqueue(piece.value)
    },
    async cancel() {
      await pieces.return?.()
    },
  })
}

function headersOf({ name, type }: StoredFile, etag: string): Record<string, string> {
  const disposition = shown.has(type) ? 'inline' : 'attachment'
  return {
    etag,
    'accept-ranges': 'bytes',
    'content-type': shown.has(type) || offered.has(type) ? type : 'application/octet-stream',
    'content-disposition': `${disposition}; filename="${asciiOf(name)}"; filename*=UTF-8''${encoded(name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  }
}

/** For what does not know RFC 5987: letters beyond ASCII, and what could end the text, are lines. */
const asciiOf = (name: string) => name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')

/** As RFC 5987 section 3.2.1 wants it: `encodeURIComponent` leaves `'()*!` as they are. */
const encoded = (name: string) =>
  encodeURIComponent(name.replaceAll(/\p{Cs}/gu, '_')).replaceAll(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Whether a part is asked for of another content than this: RFC 9110 section 13.1.5. */
const isWhole = (ifRange: string | undefined, etag: string) =>
  ifRange !== undefined && ifRange.trim() !== etag

const isKnown = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))
