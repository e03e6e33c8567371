import type { CallOptions } from '../calls/call-env.ts'
import type { App } from '../http/app-env.ts'
import { driveRoutes } from './drive-routes.ts'
import { mediaRoutes, type ReadFile } from './media-routes.ts'

export interface SiteFileOptions {
  readFile: ReadFile
  calls: CallOptions
}

/** The files of sites: those of their layouts, and those that their users have uploaded. */
export function siteFileRoutes(app: App, { readFile, calls }: SiteFileOptions): void {
  mediaRoutes(app, readFile)
  driveRoutes(app, calls)
}
