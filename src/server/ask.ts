import { readSettings } from '#schemas/services/cms.ts'
import type { Endpoint } from '#schemas/endpoint.ts'
import type { Settings } from '#schemas/settings.ts'
import type { Ask } from '#src/render/answers.ts'
import { pictureUrl } from '#src/render/view.ts'
import type { ServiceContext, Services } from '#src/services/service.ts'
import type { Site } from '#src/sites/sites.ts'

/** Asks the services of a site as a visitor: what pages are drawn from. */
export const askOf = (services: Services, site: Site): Ask => {
  return (endpoint, input) => serveFor(services, site, { caller: null }, endpoint, input)
}

/** One exchange for one site: settings are the server's own, all else is the services'. */
export async function serveFor(
  services: Services,
  site: Site,
  asking: Omit<ServiceContext, 'siteId' | 'origin'>,
  endpoint: Endpoint,
  input: unknown,
): Promise<unknown> {
  if (endpoint === readSettings) return publicSettings(site)
  return services.serve(endpoint, { ...asking, siteId: site.id, origin: site.origin }, input)
}

/** Settings as a browser may read them, with the addresses of their pictures. */
function publicSettings({ settings, layout }: Site): Settings {
  const address = (picture: string) => pictureUrl(layout, picture)
  const { logoDark, logoLight, favicon, image, meta } = settings
  return {
    ...settings,
    ...(logoDark === undefined ? {} : { logoDark: address(logoDark) }),
    ...(logoLight === undefined ? {} : { logoLight: address(logoLight) }),
    ...(favicon === undefined ? {} : { favicon: address(favicon) }),
    image: image.default === undefined ? {} : { default: address(image.default) },
    meta: meta.image === undefined ? meta : { ...meta, image: address(meta.image) },
  }
}
