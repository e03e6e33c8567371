import { Hono } from 'hono'
import type { Endpoint } from '#schemas/endpoint.ts'
import type { Services } from '#src/services/service.ts'
import type { Sites } from '#src/sites/sites.ts'
import type { AppEnv } from './env.ts'
import { caching } from './middleware/caching.ts'
import { site } from './middleware/site.ts'
import type { Pages } from './pages.ts'
import { fileRoutes, type BuiltFile } from './routes/files.ts'
import { mediaRoutes, type ReadFile } from './routes/media.ts'
import { pageRoutes } from './routes/pages.ts'
import { serviceRoutes } from './routes/services.ts'

export interface AppOptions {
  sites(): Sites
  services: Services
  pages: Pages
  files: ReadonlyMap<string, BuiltFile>
  readFile: ReadFile
  failed(endpoint: Endpoint, error: unknown): void
}

/** Everything the server answers, by host and path. */
export function createApp({
  sites,
  services,
  pages,
  files,
  readFile,
  failed,
}: AppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(caching())
  app.use(site(sites))
  fileRoutes(app, files)
  mediaRoutes(app, readFile)
  serviceRoutes(app, services, failed)
  app.all('/api/*', (c) =>
    c.json(
      {
        type: 'about:blank',
        title: 'Not found',
        status: 404,
        message: 'There is no such call.',
        data: null,
      },
      404,
    ),
  )
  pageRoutes(app, pages, sites)
  app.notFound((c) => c.text('Not found', 404))
  return app
}
