import { Hono } from 'hono'
import type { Sites } from '#src/sites/sites.ts'
import type { CallOptions } from './calls/route.ts'
import type { AppEnv } from './env.ts'
import { caching } from './middleware/caching.ts'
import { site } from './middleware/site.ts'
import type { Pages } from './pages.ts'
import { driveRoutes } from './routes/drive.ts'
import { fileRoutes, type BuiltFile } from './routes/files.ts'
import { mediaRoutes, type ReadFile } from './routes/media.ts'
import { pageRoutes } from './routes/pages.ts'
import { serviceRoutes } from './routes/services.ts'

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
