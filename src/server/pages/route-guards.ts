import { contentWriters } from '#schemas/manage/managed-area.ts'
import { guardOf, type Audience } from '#src/manifest/resolve/middleware.ts'
import { matchRoute } from '#src/render/match-route.ts'
import type { Site } from '#src/sites/sites.ts'
import { type PageAddress, splitLocale } from './page-address.ts'

const middlewareAt = (site: Site, path: string): readonly string[] =>
  matchRoute(site.layout.routes, splitLocale(site, path).rest)?.route.middleware ?? []

/** Whom the guards at a path let in; undefined where everyone may look. */
export const audienceAt = (site: Site, path: string): Audience | undefined =>
  guardOf(middlewareAt(site, path))

/** The same for an address: a preview is for those who write content. */
export const audienceOf = (
  site: Site,
  { path, isPreview }: Pick<PageAddress, 'path' | 'isPreview'>,
): Audience | undefined => audienceAt(site, path) ?? (isPreview ? contentWriters : undefined)

/** Whether the site, or the route at a path, is under maintenance. */
export const isClosed = (site: Site, path: string): boolean =>
  site.settings.isMaintenance || middlewareAt(site, path).includes('maintenance')
