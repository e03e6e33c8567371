import { extname } from 'node:path'
import type { Context } from 'hono'
import { type ServerSegment } from '#schemas/page-paths.ts'
import { mediaVersion, serverPath } from '#schemas/paths.ts'
import { readRange } from '#src/services/byte-range.ts'
import type { App, AppEnv } from '../http/app-env.ts'
import { locationOf } from '../http/location.ts'

/** The types a layout's assets may have. The policy below lets an SVG be a picture and run no script. */
const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
}

export type ReadFile = (file: string) => Promise<Uint8Array | undefined>

const icon: `/${ServerSegment}` = '/favicon.ico'

/**
 * `/media/<file>`: the assets of the site's layout. An address with the content's hash never changes. `/favicon.ico`:
 * the icon of the site, whatever its type, for programs that ask for it by this name.
 */
export function mediaRoutes(app: App, readFile: ReadFile): void {
  app.get(serverPath('media', ':path{.+}'), (c) => sendAsset(c, c.req.param('path'), readFile))
  app.get(icon, (c) => {
    const { favicon } = c.var.site.settings
    const [, asset] = /^asset:(.+)$/.exec(favicon ?? '') ?? []
    if (asset !== undefined) return sendAsset(c, asset, readFile)
    const elsewhere = favicon === undefined || favicon === icon ? undefined : locationOf(favicon)
    return elsewhere === undefined ? c.notFound() : c.redirect(elsewhere, 302)
  })
}

async function sendAsset(c: Context<AppEnv>, name: string, readFile: ReadFile): Promise<Response> {
  const asset = c.var.site.layout.assets.get(name)
  const type = types[extname(name).toLowerCase()]
  const content = asset && type ? await readFile(asset.file) : undefined
  if (asset === undefined || type === undefined || content === undefined) return c.notFound()
  const etag = `"${asset.hash}"`
  const isImmutable = c.req.query('v') === mediaVersion(asset.hash)
  const headers = {
    etag,
    'content-type': type,
    'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'accept-ranges': 'bytes',
  }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  // RFC 9110, If-Range: a part of another content is no part of this one.
  const isOfThis = (c.req.header('if-range') ?? etag) === etag
  const range = isOfThis ? readRange(c.req.header('range'), content.length) : undefined
  if (range === null)
    return c.body(null, 416, { ...headers, 'content-range': `bytes */${content.length}` })
  if (range === undefined) return c.body(Uint8Array.from(content), 200, headers)
  const { first, last } = range
  return c.body(Uint8Array.from(content.subarray(first, last + 1)), 206, {
    ...headers,
    'content-range': `bytes ${first}-${last}/${content.length}`,
  })
}
