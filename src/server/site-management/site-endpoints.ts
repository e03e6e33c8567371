import type { z } from 'zod'
import {
  createSite,
  deleteSite,
  listSites,
  listUsableLayouts,
  readSite,
  readSiteUsage,
  type SiteState,
  updateSite,
} from '#schemas/services/site.ts'
import { requireCaller } from '#src/services/access.ts'
import type { ServiceContext } from '#src/services/calls.ts'
import { ServiceError } from '#src/services/service-error.ts'
import type { SiteEntry } from '#src/sites/sites.ts'
import { pageOfRows } from '#schemas/page-of-rows.ts'
import { bind } from '../calls/server-call.ts'
import { describeSite, readStoredSite } from './describe-site.ts'
import { addSite, changeSite, endSite, readChanged } from './manage-sites.ts'
import { usableLayouts } from './require-layout.ts'
import type { SiteManagement } from './site-store.ts'

/** The calls with which superadmins manage the sites of a server. */
export const bindSiteEndpoints = (management: SiteManagement) => [
  bind(listSites, (_call, input) => pageOfSites(management, input)),
  bind(readSite, async (_call, { id }) =>
    isServed(management, id) ? readChanged(management, id) : null,
  ),
  bind(readSiteUsage, async (_call, { id }) => {
    if (!isServed(management, id)) return null
    const { rows, changes } = await management.store.usage(id)
    return {
      rows,
      changes: changes.map(({ at, fields, ...change }) => ({
        ...change,
        fields: [...fields],
        at: at.toISOString(),
      })),
    }
  }),
  bind(listUsableLayouts, ({ ctx }, input) =>
    Promise.resolve(pageOfRows(usableLayouts(management.layouts(), ctx.locale ?? 'id'), input)),
  ),
  bind(createSite, async ({ ctx }, input) => {
    await addSite(management, input, { actorId: requireCaller(ctx.caller).userId })
    return readChanged(management, input.id)
  }),
  bind(updateSite, async ({ ctx }, input) => {
    const manager = managerOf(ctx)
    if (!isServed(management, input.id)) return null
    await changeSite(management, input, manager)
    return readChanged(management, input.id)
  }),
  bind(deleteSite, async ({ ctx, site }, { id }) => {
    if (id === site.id)
      throw new ServiceError(409, 'Ask at another site: this one would end while it answers.')
    const manager = managerOf(ctx)
    if (!isServed(management, id)) return null
    return { id, releasedHosts: await endSite(management, id, manager) }
  }),
]

async function pageOfSites(
  management: SiteManagement,
  { page, pageSize, search = '', state }: z.output<typeof listSites.input>,
): Promise<z.output<typeof listSites.output>> {
  const words = search.trim().toLowerCase()
  const sites = management.current()
  const found = sites
    .list()
    .filter((site) => isIn(site, state) && textsOf(site).some(has(words)))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const { items, pagination } = pageOfRows(found, { page, pageSize })
  const described = items.map(async ({ id }) => {
    const site = sites.findById(id)
    if (site === undefined) return []
    return describeSite(management, site, await readStoredSite(management, id))
  })
  return { items: (await Promise.all(described)).flat(), pagination }
}

const isServed = ({ current }: SiteManagement, id: string): boolean =>
  current().findById(id) !== undefined

function isIn(site: SiteEntry, state: SiteState | undefined): boolean {
  if (state === undefined) return true
  if (state === 'faulty') return site.wantedLayout !== site.layout || site.lostHosts.length > 0
  return site.isMaintenance === (state === 'maintenance')
}

/** What a site is searched by. */
const textsOf = ({ id, title, hosts, lostHosts }: SiteEntry): string[] => [
  id,
  ...(typeof title === 'string' ? [title] : [title.id ?? '', title.en ?? '']),
  ...hosts,
  ...lostHosts,
]

const has = (words: string) => (text: string) => text.toLowerCase().includes(words)

function managerOf({ caller, ifMatch }: ServiceContext) {
  if (ifMatch === undefined)
    throw new ServiceError(428, 'Read the site first, and send its ETag in If-Match.')
  return { actorId: requireCaller(caller).userId, ifMatch }
}
