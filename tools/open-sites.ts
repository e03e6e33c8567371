import { registry } from '#blocks/registry.ts'
import { openLibrary } from '#src/library/library.ts'
import { localOrigin } from '#src/server/main-sites.ts'
import { openAppTokens } from '#src/server/main-secret.ts'
import { openServices } from '#src/server/main-services.ts'
import { readConfig } from '#src/server/server-config.ts'
import type { SiteManagement } from '#src/server/site-management/site-store.ts'
import type { Services } from '#src/services/service.ts'
import { ownersOf } from '#src/sites/host-claims.ts'
import { buildSites, type Site, type Sites } from '#src/sites/sites.ts'
import { BadUsage } from './command.ts'

/** The sites of the configured services, for a command. */
export interface OpenSites extends SiteManagement {
  services: Services
  /** Builds the list again, after a change. */
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
    const build = async (): Promise<Sites> =>
      buildSites({
        layouts: library.all(),
        rows: await services.sites.read(),
        owners: ownersOf(await services.sites.claims()),
        hasLocalHosts: config.hasLocalHosts,
        localOrigin: (id) => localOrigin(id, config.port),
        reportConflict: ignore,
      })
    let sites = await build()
    return await work({
      services,
      current: () => sites,
      layouts: () => library.all(),
      store: services.sites,
      reload: async () => void (sites = await build()),
    })
  } finally {
    await services.close()
  }
}

/** The site of an id; throws `BadUsage` with those that there are. */
export function findSite({ current }: Pick<SiteManagement, 'current'>, id: string): Site {
  const all = current().all()
  const site = all.find((one) => one.id === id)
  if (site !== undefined) return site
  const known = all.map((one) => one.id)
  throw new BadUsage(`There is no site called ${id}. There are: ${known.join(', ')}.`)
}
