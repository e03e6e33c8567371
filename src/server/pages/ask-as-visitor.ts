import { readSettings } from '#schemas/services/cms.ts'
import type { Ask } from '#src/render/answers.ts'
import type { Services } from '#src/services/service.ts'
import type { Site } from '#src/sites/sites.ts'
import { publicSettings } from '../settings/site-settings.ts'

/** Asks the services of a site as a visitor: what pages are drawn from. */
export const askOf = (services: Services, site: Site): Ask => {
  const ctx = { siteId: site.id, origin: site.origin, caller: null }
  return async (endpoint, input) =>
    endpoint === readSettings ? publicSettings(site) : services.calls.serve(endpoint, ctx, input)
}
