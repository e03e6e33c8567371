import { guardOf, type Audience } from '#src/manifest/resolve/middleware.ts'
import { matchRoute } from '#src/render/match-route.ts'
import type { Site } from '#src/sites/sites.ts'
import { splitLocale } from './page-address.ts'

const middlewareAt = (site: Site, path: string): readonly string[] =>
  matchRoute(site.layout.routes, splitLocale(site, path).rest)?.route.middleware ?? []

/** Whom the guards at a path let in; undefined where everyone may look. */
export const audienceAt = (site: Site, path: string): Audience | undefined =>
  guardOf(middlewareAt(site, path))

/** Whether the site, or the route at a path, is under maintenance. */
export const isClosed = (site: Site, path: string): boolean =>
  site.settings.isMaintenance || middlewareAt(site, path).includes('maintenance')
