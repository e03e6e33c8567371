import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { readArtPath } from '#schemas/art.ts'
import { serverPath } from '#schemas/paths.ts'
import { art } from '#src/render/art/art.ts'
import { artPalette } from '#src/render/art/art-palette.ts'
import { siteArt } from '#src/render/art/site-art.ts'
import { acceptedEncoding } from '../http/accepted-encoding.ts'
import type { App } from '../http/app-env.ts'

interface StoredDrawing {
  svg: string
  brotli: Uint8Array<ArrayBuffer>
}

const compress = promisify(brotliCompress)

/** How many bytes of drawings are stored, of all sites together; those that were least recently sent are dropped. */
const storedBytes = 16e6

/**
 * `/_art/…`: a drawing of the site's family in the site's colours. An address is made of closed lists and a slug, and
 * no colour; with the version of the site's own drawings it never changes.
 */
export function artRoutes(app: App): void {
  const stored = new LRUCache<string, StoredDrawing>({
    maxSize: storedBytes,
    sizeCalculation: ({ svg, brotli }) => svg.length + brotli.byteLength,
  })
  app.get(serverPath('_art', ':path{.+}'), async (c) => {
    const { settings, layout } = c.var.site
    const own = siteArt(settings.css, layout.theme)
    const choice = readArtPath(c.req.param('path'))
    if (own === undefined || choice?.art.family !== own.family) return c.notFound()
    const { ratio, focal, slug } = choice
    const key = [own.version, own.family, ratio, focal, slug].join('/')
    const drawing =
      stored.get(key) ??
      (await draw(
        art(own.family, { ratio, focal, slug, palette: artPalette(settings.css, layout.theme) }),
      ))
    stored.set(key, drawing)
    const takesBrotli =
      acceptedEncoding(c.req.header('accept-encoding'), ['br', 'identity']) === 'br'
    const isCurrent = choice.art.version === own.version
    return c.body(takesBrotli ? drawing.brotli : drawing.svg, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      vary: 'accept-encoding',
      ...(takesBrotli ? { 'content-encoding': 'br' } : {}),
    })
  })
}

async function draw(svg: string): Promise<StoredDrawing> {
  const brotli = await compress(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  return { svg, brotli: Uint8Array.from(brotli) }
}
