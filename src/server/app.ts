import { Hono } from 'hono'
import type { Sites } from '#src/sites/sites.ts'
import type { CallOptions } from './calls/call-env.ts'
import type { AppEnv } from './http/app-env.ts'
import { caching } from './middleware/default-headers.ts'
import { site } from './middleware/find-site.ts'
import type { Pages } from './pages/site-pages.ts'
import { driveRoutes } from './routes/drive-routes.ts'
import { fileRoutes, type BuiltFile } from './routes/built-file-routes.ts'
import { mediaRoutes, type ReadFile } from './routes/media-routes.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { serviceRoutes } from './routes/service-routes.ts'

export interface AppOptions {
  sites(): Sites
  pages: Pages
  files: ReadonlyMap<string, BuiltFile>
  readFile: ReadFile
  calls: CallOptions
}

/** Everything the server answers, by host and path. */
export function createApp({ sites, pages, files, readFile, calls }: AppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(caching())
  app.use(site(sites))
  fileRoutes(app, files)
  mediaRoutes(app, readFile)
  driveRoutes(app, calls)
  serviceRoutes(app, calls)
  pageRoutes(app, pages, sites)
  app.notFound((c) => c.text('Not found', 404))
  return app
}
