import type { Endpoint } from '#schemas/endpoint.ts'
import { readSettings } from '#schemas/services/cms.ts'
import type { Ask } from '#src/render/answers.ts'
import { requireAccess } from '#src/services/access.ts'
import type { ServiceContext } from '#src/services/calls.ts'
import type { Services } from '#src/services/service.ts'
import type { Site } from '#src/sites/sites.ts'
import type { ServeHere } from '../calls/server-call.ts'
import { publicSettings } from '../settings/site-settings.ts'

/** What answers the questions of pages: the services, and the server itself for those about its sites. */
export interface Answering {
  services: Services
  serverEndpoints?: ReadonlyMap<Endpoint, ServeHere>
}

/**
 * Calls the services of a site for the data of a page: as a visitor, or as the caller that a guarded page is for, who in a
 * preview is answered with rows that are not published.
 */
export const askOf = (
  { services, serverEndpoints }: Answering,
  site: Site,
  { caller, isPreview }: Pick<ServiceContext, 'caller' | 'isPreview'>,
): Ask => {
  const own = { siteId: site.id, origin: site.origin, caller, isPreview }
  return async (endpoint, input, page) => {
    if (endpoint === readSettings) return publicSettings(site)
    requireAccess(endpoint, caller)
    const ctx = { ...own, ...page }
    const serveHere = serverEndpoints?.get(endpoint)
    if (serveHere === undefined) return services.calls.serve(endpoint, ctx, input)
    return serveHere({ site, ctx, appToken: 'valid' }, input)
  }
}
