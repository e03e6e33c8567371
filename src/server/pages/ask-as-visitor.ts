import { readSettings } from '#schemas/services/cms.ts'
import type { Ask } from '#src/render/answers.ts'
import type { Services } from '#src/services/service.ts'
import type { Site } from '#src/sites/sites.ts'
import { publicSettings } from '../settings/site-settings.ts'

/** Calls the services of a site as a visitor, for the data of pages. */
export const askOf = (services: Services, site: Site): Ask => {
  const ctx = { siteId: site.id, origin: site.origin, caller: null }
  return async (endpoint, input) =>
    endpoint === readSettings ? publicSettings(site) : services.calls.serve(endpoint, ctx, input)
}
