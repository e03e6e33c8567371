import { Hono } from 'hono'
import { calendarRoutes } from './calendar/calendar-routes.ts'
import { formRoutes } from './forms/form-routes.ts'
import type { AppEnv } from './http/app-env.ts'
import { answerFailure } from './middleware/answer-failure.ts'
import type { FindSiteOptions } from './middleware/find-site.ts'
import { everyRequest } from './middleware/every-request.ts'
import { limitReads } from './middleware/limit-reads.ts'
import { fileRoutes } from './routes/built-file-routes.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { serviceRoutes } from './routes/service-routes.ts'
import { siteFileRoutes, type SiteFileOptions } from './routes/site-file-routes.ts'

export interface AppOptions extends SiteFileOptions, FindSiteOptions {
  files: Parameters<typeof fileRoutes>[1]
}

/** Everything the server answers, by host and path. */
export function createApp({ sites, firstRows, pages, ...options }: AppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const { files, calls, ...siteFiles } = options
  app.use(everyRequest(pages, { sites, ...(firstRows && { firstRows }) }))
  siteFileRoutes(app, { ...siteFiles, pages, calls })
  fileRoutes(app, files)
  app.use(limitReads(calls))
  calendarRoutes(app, calls)
  serviceRoutes(app, calls)
  pageRoutes(app, { pages, sites, calls })
  formRoutes(app, { pages, calls })
  app.onError(answerFailure(calls))
  app.notFound((c) => c.text('Not found', 404))
  return app
}
