import type { Logger } from 'pino'
import type { Library } from '#src/library/library.ts'
import type { Services } from '#src/services/service.ts'
import { SiteTable } from '#src/sites/site-table.ts'
import type { Site, Sites } from '#src/sites/sites.ts'
import type { SiteStore } from './site-management/site-store.ts'
import type { StartOptions } from './main-options.ts'
import { openSeeding } from './main-seeding.ts'
import { SiteUpdates } from './main-site-updates.ts'
import { brandingOf } from './site-branding.ts'
import type { Config } from './server-config.ts'

interface SiteListOptions {
  config: Pick<Config, 'hasLocalHosts' | 'localPort'>
  library: Library
  services: Services
  log: Logger
  adjustSettings?: StartOptions['adjustSettings']
}

export type SiteList = Awaited<ReturnType<typeof openSiteList>>

/** The list of sites, up to date with layouts, settings and hosts. A change of one site costs nothing to the others. */
export async function openSiteList({ config, library, services, ...options }: SiteListOptions) {
  const { log, adjustSettings } = options
  const table = new SiteTable({
    layouts: library,
    hasLocalHosts: config.hasLocalHosts,
    localOrigin: (id) => localOrigin(id, config.localPort),
    reportConflict: conflictReporter(log),
    adjustSettings,
  })
  const updates = new SiteUpdates({ table, layouts: library, services, log })
  await updates.readAll()
  const seeding = await openSeeding({ services, layouts: library, sites: table, log })
  services.sites.setBranding((siteId, locale) => brandingOf(table, siteId, locale))
  library.onChange((names) => {
    updates.layoutsChanged(names)
    seeding.layoutsChanged(names)
  })
  services.sites.onChange(({ siteId, entity }) => entity === 'site' && updates.siteChanged(siteId))
  const store: SiteStore = {
    find: (...asked) => services.sites.find(...asked),
    usage: (siteId) => services.sites.usage(siteId),
    async save(...saved) {
      await services.sites.save(...saved)
      await updates.settled()
    },
    async remove(...removed) {
      await services.sites.remove(...removed)
      await updates.settled()
    },
  }
  return {
    current: (): Sites => table,
    layouts: () => library,
    /** Inserts the first rows of a site, once; undefined when there is nothing to wait for. */
    firstRows: (site: Site) => seeding.firstRows(site),
    /** Reads and saves sites as the services do, but a change is in the list when its promise resolves. */
    store,
  }
}

/** Where a site without a host of its own is reached on this machine. */
export const localOrigin = (id: string, port: number): string => `http://${id}.localhost:${port}`

/** Logs each host that a site asks for and another one has, once. */
function conflictReporter(log: Logger) {
  const reported = new Set<string>()
  return (host: string, owner: string, other: string) => {
    const key = `${host} ${owner} ${other}`
    if (reported.has(key)) return
    reported.add(key)
    log.error(
      { host, site: other },
      `${host} belongs to ${owner}, which claimed it first: ${other} is not served there. ` +
        `Take it out of the hosts of ${other}, or give it up at ${owner} first.`,
    )
  }
}
