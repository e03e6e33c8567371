import type { Logger } from 'pino'
import type { Library } from '#src/library/library.ts'
import type { Services } from '#src/services/service.ts'
import { buildSites, type Sites } from '#src/sites/sites.ts'
import { brandingOf } from './site-branding.ts'
import type { Config } from './server-config.ts'

interface SiteListOptions {
  config: Pick<Config, 'hasLocalHosts' | 'port'>
  library: Library
  services: Services
  log: Logger
}

export type SiteList = Awaited<ReturnType<typeof openSiteList>>

/** The list of sites, up to date with layouts and settings. Each new site gets its first rows. */
export async function openSiteList({ config, library, services, log }: SiteListOptions) {
  let sites: Sites
  const seeded = new Set<string>()
  const build = async () => {
    const rows = await services.sites.read()
    for (const { name, manifest, starter } of library.all()) {
      if (seeded.has(name) || manifest.site === undefined || manifest.abstract) continue
      await services.sites.seed(name, starter)
      seeded.add(name)
    }
    sites = buildSites({
      layouts: library.all(),
      rows,
      hasLocalHosts: config.hasLocalHosts,
      localOrigin: (id) => `http://${id}.localhost:${config.port}`,
      reportConflict: (host, first, second) =>
        log.error(
          { host },
          `${host} is claimed by ${second}, but ${first} has it: it stays with ${first}.`,
        ),
    })
  }
  await build()
  services.sites.setBranding((siteId) => brandingOf(sites, siteId))
  let building = Promise.resolve()
  const rebuild = () => {
    building = building
      .then(build)
      .catch((error: unknown) => log.error({ err: error }, 'The list of sites could not be made'))
  }
  library.onChange(rebuild)
  services.sites.onChange(({ entity }) => entity === 'site' && rebuild())
  return {
    current: () => sites,
    /** Reads and saves sites as the services do, but a saved site is in the list when its promise resolves. */
    store: {
      readSites: () => services.sites.read(),
      async saveSite(...saved: Parameters<Services['sites']['save']>) {
        await services.sites.save(...saved)
        await building
      },
    },
  }
}
