import type { Context } from 'hono'
import { serverPath } from '#schemas/paths.ts'
import { readPictureSize } from '#schemas/pictures.ts'
import { iconVersion, readIconName } from '#src/render/site-icons.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { refuseFor } from '../calls/refuse.ts'
import type { CallOptions } from '../calls/call-env.ts'
import type { App, AppEnv } from '../http/app-env.ts'
import { icoOf } from '../pictures/ico-file.ts'
import type { Pages } from '../pages/site-pages.ts'
import type { SitePictures } from '../pictures/site-pictures.ts'
import { shareRoutes } from './share-routes.ts'

interface PictureRouteOptions extends Pick<CallOptions, 'failed'> {
  pictures: SitePictures
  pages: Pages
}

/** Pictures of the site as they are shown: in sizes, as its icons, and of its pages where they are shared. An address with the content's hash never changes. */
export function pictureRoutes(app: App, options: PictureRouteOptions): void {
  const { pictures, failed } = options
  shareRoutes(app, options)
  const orRefused = async (c: Context<AppEnv>, answer: () => Response | Promise<Response>) => {
    try {
      return await answer()
    } catch (error) {
      return refuseFor(c, error, (cause) => failed(c.req.path, cause))
    }
  }
  app.get(serverPath('_ipx', ':path{.+}'), (c) => orRefused(c, () => sendSized(c, pictures)))
  app.get(serverPath('_icon', ':path{.+}'), (c) => orRefused(c, () => sendIcon(c, pictures)))
  // What the site has instead is the business of the next route.
  app.get('/favicon.ico', async (c, next) => (await sendIco(c, pictures)) ?? next())
}

/** `/_ipx/<modifiers>/<path>`: a picture in a size and format of closed lists; one that moves is where it was. */
async function sendSized(c: Context<AppEnv>, pictures: SitePictures): Promise<Response> {
  const { site } = c.var
  const [modifiers = '', ...rest] = (c.req.param('path') ?? '').split('/')
  const path = `/${rest.join('/')}`
  const size = readPictureSize(modifiers)
  const found = size && (await pictures.find(site, path, c.req.query('v')))
  if (size === undefined || found === undefined) return c.notFound()
  const headers = headersOf(found, `${size.format ?? 'own'}-${size.width}`)
  if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers)
  const drawn = await pictures.draw(found, size)
  if (drawn === null) return c.notFound()
  if (drawn !== 'original')
    return c.body(drawn.bytes, 200, { ...headers, 'content-type': drawn.type })
  c.header('cache-control', headers['cache-control'])
  return c.redirect(path + new URL(c.req.url).search, 307)
}

/** `/_icon/<version>/<name>.png`: the icon of the site. */
async function sendIcon(c: Context<AppEnv>, pictures: SitePictures): Promise<Response> {
  const { site } = c.var
  const [version, name = ''] = (c.req.param('path') ?? '').split('/', 3)
  const size = readIconName(name, site)
  const found = pictures.findIcon(site)
  if (size === undefined || found === undefined) return c.notFound()
  const isImmutable = version === iconVersion(site)
  const headers = headersOf({ ...found, isImmutable }, `${size.pixels}-${iconVersion(site)}`)
  if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers)
  const drawn = await pictures.drawIcon(found, size)
  if (drawn === null) return c.notFound()
  return c.body(drawn.bytes, 200, { ...headers, 'content-type': drawn.type })
}

/** `/favicon.ico`, for programs that ask for it by this name; undefined for an icon that cannot be drawn. */
async function sendIco(c: Context<AppEnv>, pictures: SitePictures): Promise<Response | undefined> {
  const found = pictures.findIcon(c.var.site)
  if (found === undefined) return undefined
  const headers = headersOf({ ...found, isImmutable: false }, 'ico')
  if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers)
  try {
    const drawn = await pictures.drawIcon(found, { pixels: icoPixels })
    if (drawn === null) return undefined
    const ico = icoOf(drawn.bytes, icoPixels)
    return c.body(ico, 200, { ...headers, 'content-type': 'image/x-icon' })
  } catch (error) {
    if (error instanceof ServiceError) return undefined
    throw error
  }
}

const icoPixels = 32

const headersOf = (found: { hash: string; isImmutable: boolean }, what: string) => ({
  etag: `"${found.hash.slice(0, 32)}-${what}"`,
  'cache-control': found.isImmutable
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=300',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
})
