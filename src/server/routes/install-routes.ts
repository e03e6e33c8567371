import { serverPath } from '#schemas/paths.ts'
import { siteManifest } from '#src/render/site-manifest.ts'
import { siteView } from '#src/render/site-view.ts'
import type { App } from '../http/app-env.ts'
import { type ServiceWorkerOptions, serviceWorkerRoutes } from './service-worker-routes.ts'

export type InstallOptions = ServiceWorkerOptions

/** `/_manifest/<language>.webmanifest`: how a browser installs the site; and its service worker. */
export function installRoutes(app: App, options: InstallOptions): void {
  serviceWorkerRoutes(app, options)
  app.get(serverPath('_manifest', ':file'), (c) => {
    const { site } = c.var
    const locale = site.layout.locales.find((one) => `${one}.webmanifest` === c.req.param('file'))
    if (locale === undefined) return c.notFound()
    return c.body(JSON.stringify(siteManifest(siteView(site, locale))), 200, {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=300',
    })
  })
}
