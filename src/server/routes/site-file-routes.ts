import type { CallOptions } from '../calls/call-env.ts'
import type { App } from '../http/app-env.ts'
import type { RunnerFile } from '../http/runner-file.ts'
import { analyticsRoutes, type AnalyticsOptions } from './analytics-routes.ts'
import { artRoutes } from './art-routes.ts'
import { driveRoutes } from './drive-routes.ts'
import { mediaRoutes, type ReadFile } from './media-routes.ts'
import { pictureRoutes } from './picture-routes.ts'
import { runnerRoutes } from './runner-routes.ts'
import { type InstallOptions, installRoutes } from './install-routes.ts'
import type { SitePictures } from '../pictures/site-pictures.ts'
import { wellKnownRoutes, type WellKnownOptions } from './well-known-routes.ts'

export interface SiteFileOptions extends InstallOptions {
  readFile: ReadFile
  pictures: SitePictures
  calls: CallOptions
  wellKnown: WellKnownOptions
  analytics: AnalyticsOptions
  /** None where the client was not built. */
  runner: RunnerFile | undefined
}

/**
 * The files of sites: what `/.well-known/` holds, what measures their visits, their service workers, what runs learners' code, their drawings, their
 * pictures in sizes, those of their layouts, and those that their users have uploaded.
 */
export function siteFileRoutes(app: App, options: SiteFileOptions): void {
  const { readFile, pictures, calls, wellKnown, analytics, runner } = options
  wellKnownRoutes(app, wellKnown)
  analyticsRoutes(app, analytics)
  installRoutes(app, options)
  runnerRoutes(app, runner)
  artRoutes(app)
  pictureRoutes(app, { pictures, pages: options.pages, failed: calls.failed })
  mediaRoutes(app, readFile)
  driveRoutes(app, calls)
}
