import type { CallOptions } from '../calls/call-env.ts'
import type { App } from '../http/app-env.ts'
import { artRoutes } from './art-routes.ts'
import { driveRoutes } from './drive-routes.ts'
import { mediaRoutes, type ReadFile } from './media-routes.ts'
import { wellKnownRoutes, type WellKnownOptions } from './well-known-routes.ts'

export interface SiteFileOptions {
  readFile: ReadFile
  calls: CallOptions
  wellKnown: WellKnownOptions
}

/** The files of sites: what `/.well-known/` holds, their drawings, those of their layouts, and those that their users have uploaded. */
export function siteFileRoutes(app: App, { readFile, calls, wellKnown }: SiteFileOptions): void {
  wellKnownRoutes(app, wellKnown)
  artRoutes(app)
  mediaRoutes(app, readFile)
  driveRoutes(app, calls)
}
