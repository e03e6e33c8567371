import type { CallOptions } from '../calls/call-env.ts'
import type { App } from '../http/app-env.ts'
import { artRoutes } from './art-routes.ts'
import { driveRoutes } from './drive-routes.ts'
import { mediaRoutes, type ReadFile } from './media-routes.ts'

export interface SiteFileOptions {
  readFile: ReadFile
  calls: CallOptions
}

/** The files of sites: their drawings, those of their layouts, and those that their users have uploaded. */
export function siteFileRoutes(app: App, { readFile, calls }: SiteFileOptions): void {
  artRoutes(app)
  mediaRoutes(app, readFile)
  driveRoutes(app, calls)
}
