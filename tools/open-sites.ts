import { registry } from '#blocks/registry.ts'
import { openLibrary } from '#src/library/library.ts'
import { localOrigin } from '#src/server/main-sites.ts'
import { openAppTokens } from '#src/server/main-secret.ts'
import { openServices } from '#src/server/main-services.ts'
import { readConfig } from '#src/server/server-config.ts'
import type { SiteManagement } from '#src/server/site-management/site-store.ts'
import type { Services } from '#src/services/service.ts'
import { SiteTable } from '#src/sites/site-table.ts'
import type { Site } from '#src/sites/sites.ts'
import { BadUsage } from './command.ts'

/** The sites of the configured services, for a command. */
export interface OpenSites extends SiteManagement {
  services: Services
  /** Reads the list again, after a change. */
  reload(): Promise<void>
}

/** Opens the services of the environment with the layouts of this folder, and closes them after `work`. */
export async function withSites<T>(work: (sites: OpenSites) => Promise<T>): Promise<T> {
  const config = { ...readConfig(process.env), databasePatience: 0 }
  const services = await openServices(config, await openAppTokens(config), () => undefined)
  try {
    await services.begin()
    const ignore = () => undefined
    const library = openLibrary({ root: config.layoutsFolder, blocks: registry, report: ignore })
    await library.reload()
    const sites = new SiteTable({
      layouts: library,
      hasLocalHosts: config.hasLocalHosts,
      localOrigin: (id) => localOrigin(id, config.port),
      reportConflict: ignore,
    })
    const reload = async () => {
      const rows = await services.sites.read()
      sites.setAll({ rows, claims: await services.sites.claims() })
    }
    await reload()
    return await work({
      services,
      current: () => sites,
      layouts: () => library,
      store: services.sites,
      reload,
    })
  } finally {
    await services.close()
  }
}

/** The site of an id; throws `BadUsage` with those that there are. */
export function findSite({ current }: Pick<SiteManagement, 'current'>, id: string): Site {
  const site = current().findById(id)
  if (site !== undefined) return site
  const known = current()
    .list()
    .map((one) => one.id)
  throw new BadUsage(`There is no site called ${id}. There are: ${known.join(', ')}.`)
}
