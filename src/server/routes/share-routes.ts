import type { Context } from 'hono'
import { serverPath } from '#schemas/paths.ts'
import { readSharePath, sharePath } from '#schemas/share.ts'
import { shareDrawing } from '#src/render/share-drawing.ts'
import { refuseFor } from '../calls/refuse.ts'
import type { CallOptions } from '../calls/call-env.ts'
import type { App, AppEnv } from '../http/app-env.ts'
import { readAddress } from '../pages/page-address.ts'
import type { Pages } from '../pages/site-pages.ts'
import type { SitePictures } from '../pictures/site-pictures.ts'

interface ShareRouteOptions extends Pick<CallOptions, 'failed'> {
  pictures: SitePictures
  pages: Pages
}

const logoPixels = 96

/** `/_share/<version>/<path>.png`: the picture that is shown where a page is shared. Only pages that name one have it. */
export function shareRoutes(app: App, { pictures, pages, failed }: ShareRouteOptions): void {
  app.get(serverPath('_share', ':path{.+}'), async (c) => {
    try {
      return await sendShare(c, { pictures, pages })
    } catch (error) {
      return refuseFor(c, error, (cause) => failed('/_share', cause))
    }
  })
}

async function sendShare(
  c: Context<AppEnv>,
  { pictures, pages }: Pick<ShareRouteOptions, 'pictures' | 'pages'>,
): Promise<Response> {
  const { site } = c.var
  const { pathname } = new URL(c.req.url)
  const asked = readSharePath(pathname.slice('/_share/'.length))
  const address = asked && readAddress(asked.path, '')
  if (asked === undefined || address === undefined || address.isPayload) return c.notFound()
  const { shareCard } = await pages.answer(site, address)
  if (shareCard === undefined) return c.notFound()
  // The page has other words, or another look, than when this address was written.
  if (shareCard.version !== asked.version) {
    c.header('cache-control', 'public, max-age=60')
    return c.redirect(sharePath(asked.path, shareCard.version), 307)
  }
  const headers = {
    etag: `"${shareCard.version}"`,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  }
  if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers)
  const icon = pictures.findIcon(site)
  // A site whose logo cannot be drawn has the picture without it.
  const logo = icon && (await pictures.drawIcon(icon, { pixels: logoPixels }).catch(() => null))
  const drawn = await pictures.drawShare(
    { siteId: site.id, version: shareCard.version },
    { ...shareDrawing(site, shareCard), logo: logo?.bytes },
  )
  return c.body(drawn.bytes, 200, { ...headers, 'content-type': drawn.type })
}
