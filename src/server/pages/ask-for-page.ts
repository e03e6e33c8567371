import { readSettings } from '#schemas/services/cms.ts'
import type { Ask } from '#src/render/answers.ts'
import { requireAccess } from '#src/services/access.ts'
import type { ServiceContext } from '#src/services/calls.ts'
import type { Services } from '#src/services/service.ts'
import type { Site } from '#src/sites/sites.ts'
import { publicSettings } from '../settings/site-settings.ts'

/**
 * Calls the services of a site for the data of a page: as a visitor, or as the caller that a guarded page is for, who in a
 * preview is answered with rows that are not published.
 */
export const askOf = (
  services: Services,
  site: Site,
  { caller, isPreview }: Pick<ServiceContext, 'caller' | 'isPreview'>,
): Ask => {
  const ctx = { siteId: site.id, origin: site.origin, caller, isPreview }
  return async (endpoint, input, page) => {
    if (endpoint === readSettings) return publicSettings(site)
    requireAccess(endpoint, caller)
    return services.calls.serve(endpoint, { ...ctx, ...page }, input)
  }
}
