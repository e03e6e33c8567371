import type { Context } from 'hono'
import { serverSegments } from '#schemas/page-paths.ts'
import { pathIn, serverPath } from '#schemas/paths.ts'
import { offlinePath, workerPath, type WorkerSite } from '#schemas/service-worker.ts'
import type { ClientFiles } from '#src/render/document-options.ts'
import { offlineFiles, workerOf } from '#src/render/offline.ts'
import { etagOf } from '#src/services/etag.ts'
import type { Site } from '#src/sites/sites.ts'
import type { App, AppEnv } from '../http/app-env.ts'
import { scriptHeaders } from '../http/security-headers.ts'
import { sendPage } from '../pages/send-page.ts'
import type { Pages } from '../pages/site-pages.ts'

/** The built script of the service worker, and the files that it may store. */
export interface WorkerFiles {
  script: string
  files: ClientFiles
}

export interface ServiceWorkerOptions {
  pages: Pages
  /** None where the client was not built. */
  worker: WorkerFiles | undefined
}

/** Paths that lead to no page. Those of the account site do, and may be shown the offline page in their place. */
const passed = serverSegments.filter((segment) => segment !== 'account')

/**
 * `/sw.js`: the service worker of a site (https://www.w3.org/TR/service-workers/), with what it stores; where the site
 * has none, one that deletes its caches and unregisters itself. `/_offline/<language>`: the page that it shows.
 */
export function serviceWorkerRoutes(app: App, { pages, worker }: ServiceWorkerOptions): void {
  if (worker === undefined) return
  app.get(workerPath, (c) => {
    const script = `self.site=${JSON.stringify(workerSite(c.var.site, worker))};${worker.script}`
    const etag = etagOf(script)
    // Browsers ask past their cache at least once a day, and here at every visit: that is how a new version arrives.
    const headers = { ...scriptHeaders(false), 'cache-control': 'no-cache', etag }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    return c.body(script, 200, { ...headers, 'content-type': 'text/javascript; charset=utf-8' })
  })
  app.get(serverPath('_offline', ':locale'), async (c: Context<AppEnv>) => {
    const { site } = c.var
    const locale = site.layout.locales.find((one) => one === c.req.param('locale'))
    if (locale === undefined || workerOf(site, worker).worker === undefined) return c.notFound()
    return sendPage(c, await pages.offline(site, locale))
  })
}

/** What the service worker of a site stores; null where it has none. */
function workerSite(site: Site, worker: WorkerFiles): WorkerSite | null {
  if (workerOf(site, worker).worker === undefined) return null
  const [first, ...others] = site.layout.locales
  const known = {
    pages: [...others, first].map((locale) => ({
      prefix: locale === first ? '' : pathIn('/', locale, first),
      address: offlinePath(locale),
    })),
    files: offlineFiles(site, worker.files),
    passed,
  }
  const version = etagOf([site.id, site.revision, worker.script, known]).slice(1, 13)
  return { ...known, version }
}
