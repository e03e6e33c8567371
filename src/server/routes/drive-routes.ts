import type { Hono } from 'hono'
import { drivePath } from '#schemas/paths.ts'
import { readRange } from '#src/services/byte-range.ts'
import type { StoredFile } from '#src/services/files.ts'
import { refuseFor } from '../calls/refuse.ts'
import type { CallOptions } from '../calls/call-env.ts'
import type { AppEnv } from '../http/app-env.ts'
import { attachment, inline } from '../http/content-disposition.ts'

/** Pictures, which were re-encoded when they came: all that a browser may show as part of the site. */
const shown = new Set(['image/png', 'image/jpeg', 'image/webp'])
/** Other types that are named; a file of any other type is sent as bytes. */
const offered = new Set(['application/pdf', 'audio/mpeg', 'audio/ogg'])

/** `/drive/<key>`: the uploaded files of this site, whole or in part. The content of a key never changes. */
export function driveRoutes(
  app: Hono<AppEnv>,
  { services, failed }: Pick<CallOptions, 'services' | 'failed'>,
): void {
  app.get(drivePath(':key{[A-Za-z0-9_-]{43}}'), async (c) => {
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

/** A content as a body whose first chunk is read already. A client that goes away closes it, also before that chunk is sent. */
async function begin(content: AsyncIterable<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const chunks = content[Symbol.asyncIterator]()
  let first: IteratorResult<Uint8Array> | undefined = await chunks.next()
  return new ReadableStream({
    async pull(controller) {
      const chunk = first ?? (await chunks.next())
      first = undefined
      if (chunk.done) controller.close()
      else controller.enqueue(chunk.value)
    },
    async cancel() {
      await chunks.return?.()
    },
  })
}

function headersOf({ name, type }: StoredFile, etag: string): Record<string, string> {
  const disposition = shown.has(type) ? inline(name) : attachment(name)
  return {
    etag,
    'accept-ranges': 'bytes',
    'content-type': shown.has(type) || offered.has(type) ? type : 'application/octet-stream',
    'content-disposition': disposition,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  }
}

/** Whether a range is requested of another content than this, so that the whole is sent: RFC 9110, If-Range. */
const isWhole = (ifRange: string | undefined, etag: string) =>
  ifRange !== undefined && ifRange.trim() !== etag

const isKnown = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))
