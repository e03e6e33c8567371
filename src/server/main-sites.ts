import { isDeepStrictEqual } from 'node:util'
import type { Logger } from 'pino'
import type { Library } from '#src/library/library.ts'
import type { Services } from '#src/services/service.ts'
import { claimChanges, ownersOf } from '#src/sites/host-claims.ts'
import { askedSites, buildSites, type Site, type Sites } from '#src/sites/sites.ts'
import type { SiteStore } from './site-management/site-store.ts'
import type { StartOptions } from './main-options.ts'
import { brandingOf } from './site-branding.ts'
import type { Config } from './server-config.ts'

interface SiteListOptions {
  config: Pick<Config, 'hasLocalHosts' | 'port'>
  library: Library
  services: Services
  log: Logger
  adjustSettings?: StartOptions['adjustSettings']
}

export type SiteList = Awaited<ReturnType<typeof openSiteList>>

/** The list of sites, up to date with layouts, settings and hosts. Each new site gets its first rows. */
export async function openSiteList(options: SiteListOptions) {
  const { config, library, services, log, adjustSettings } = options
  let sites: Sites
  const seedOnce = openSeeding(services, log)
  const reportConflict = openConflicts(log)
  const build = async (releases: boolean) => {
    const layouts = library.all()
    const rows = await services.sites.read()
    const canStore = services.state() !== 'read-only'
    if (canStore) await claimHosts(services, askedSites({ layouts, rows }), releases)
    sites = buildSites({
      layouts,
      rows,
      owners: ownersOf(await services.sites.claims()),
      hasLocalHosts: config.hasLocalHosts,
      localOrigin: (id) => localOrigin(id, config.port),
      reportConflict,
      ...(adjustSettings && { adjustSettings }),
    })
    if (canStore) for (const site of sites.all()) await seedOnce(site)
  }
  await build(true)
  services.sites.setBranding((siteId, locale) => brandingOf(sites, siteId, locale))
  let building = Promise.resolve()
  const rebuild = (releases: boolean) => {
    building = building
      .then(() => build(releases))
      .catch((error: unknown) => log.error({ err: error }, 'The list of sites could not be made'))
  }
  library.onChange(() => rebuild(true))
  // What another node has claimed is not given up here: its layouts may be newer.
  services.sites.onChange(({ entity }) => entity === 'site' && rebuild(false))
  const store: SiteStore = {
    read: () => services.sites.read(),
    claims: () => services.sites.claims(),
    usage: (siteId) => services.sites.usage(siteId),
    async save(...saved) {
      await services.sites.save(...saved)
      await building
    },
    async remove(...removed) {
      await services.sites.remove(...removed)
      await building
    },
  }
  return {
    current: () => sites,
    layouts: () => library.all(),
    /** Reads and saves sites as the services do, but a change is in the list when its promise resolves. */
    store,
  }
}

/** Where a site without a host of its own is reached on this machine. */
export const localOrigin = (id: string, port: number): string => `http://${id}.localhost:${port}`

async function claimHosts(
  { sites }: Pick<Services, 'sites'>,
  asked: ReturnType<typeof askedSites>,
  releases: boolean,
): Promise<void> {
  for (const change of claimChanges(asked, await sites.claims(), { releases }))
    await sites.changeClaims(change)
}

/**
 * Inserts the first rows of each site, asking the database once for each. Rows that the database does not take leave
 * that site without first content, and are tried again once the layout was changed. Rows that were changed later are not
 * inserted: that is logged once for each change.
 */
function openSeeding({ sites, state }: Services, log: Logger) {
  const seeded = new Map<string, { layout: Site['layout']; isDone: boolean }>()
  return async ({ id, layout }: Site) => {
    const { name, starter, locales, revision } = layout
    const before = seeded.get(id)
    if (before?.layout.revision === revision) return
    if (before?.isDone === true) {
      seeded.set(id, { layout, isDone: true })
      if (!isDeepStrictEqual(before.layout.starter(), starter()))
        log.warn({ site: id }, notLoaded(id, name))
      return
    }
    try {
      await sites.seed(id, starter, locales[0])
      seeded.set(id, { layout, isDone: true })
    } catch (error) {
      if (state() === 'away') throw error
      seeded.set(id, { layout, isDone: false })
      log.error(
        { site: id, layout: name, err: error },
        `The first content of ${id} could not be stored: mend layouts/${name}/data/, which the site then gets.`,
      )
    }
  }
}

const notLoaded = (id: string, name: string): string =>
  `layouts/${name}/data/ was changed, but ${id} has its rows already: they are loaded once. ` +
  'Change them at /Kelola, or start with an empty DATA_DIR to load them anew.'

/** Logs each host that a site asks for and another one has, once. */
function openConflicts(log: Logger) {
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
