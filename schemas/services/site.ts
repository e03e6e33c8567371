import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { endpoint, listOf, paging } from '../endpoint.ts'
import { Settings } from '../settings.ts'

/** The id of a site: of the folder of its layout, or as it was created. */
export const SiteId = z.string().regex(/^[a-z][a-z0-9-]{0,62}$/, {
  error: bilingual({
    id: 'Awali dengan huruf; pakai huruf kecil, angka, dan tanda hubung.',
    en: 'Begin with a letter; use lower-case letters, digits and hyphens.',
  }),
})

const Hosts = z
  .array(z.string().min(1).max(300))
  .max(50)
  .meta({ description: 'Every host that the site asks for; the first is its address in mails.' })

const SiteHost = z.object({
  host: z.string(),
  /** Null for a local name, which needs no claim, and for a host of another site. */
  since: z.string().nullable(),
  owner: z.string().meta({ description: 'The site that is served there.' }),
})

/** A site, whether it is in the folder of a layout or was created by a call. */
export const ManagedSite = z.object({
  id: z.string(),
  title: z.string(),
  layout: z.string().meta({ description: 'The layout that it is drawn with.' }),
  wantedLayout: z.string().meta({ description: 'Another one than `layout` while it is missing.' }),
  hosts: z.array(SiteHost),
  origin: z.string(),
  settingsFrom: z.enum(['layout', 'database', 'both']),
  isOfLayout: z.boolean().meta({ description: 'Whether its layout’s folder declares it.' }),
  isMaintenance: z.boolean(),
})
export type ManagedSite = z.output<typeof ManagedSite>

const DetailedSite = ManagedSite.extend({ settings: Settings })
export type DetailedSite = z.output<typeof DetailedSite>

const host = 'services'
const access = ['superadmin'] as const
const entities = ['site'] as const
const throttle = { times: 60, seconds: 60 }
const NamedSite = z.object({ id: SiteId })
const Changes = z
  .record(z.string().max(60), z.json())
  .meta({ description: 'Settings by their names; the others stay as they are.' })

/** Open to visitors, in maintenance, or with a layout that is missing or a host of another site. */
export const SiteState = z.enum(['open', 'maintenance', 'faulty'])
export type SiteState = z.output<typeof SiteState>

/** Every site that this server serves, by its id. */
export const listSites = endpoint({
  host,
  method: 'GET',
  path: 'v1/manage/site/list',
  summary: 'Every site, with its hosts and its layout.',
  input: z.object({
    ...paging(50),
    search: z.string().max(200).optional(),
    state: SiteState.optional(),
  }),
  output: listOf(ManagedSite),
  access,
  entities,
})

/** One site with its settings; the ETag is what a change must name. */
export const readSite = endpoint({
  host,
  method: 'GET',
  path: 'v1/manage/site/detail',
  summary: 'A site with its settings.',
  input: NamedSite,
  output: DetailedSite,
  access,
  entities,
  isVersioned: true,
})

/** How much a site stores, and who changed it last. */
export const readSiteUsage = endpoint({
  host,
  method: 'GET',
  path: 'v1/manage/site/usage',
  summary: 'How many rows a site has, and its last changes.',
  input: NamedSite,
  output: z.object({
    rows: z.record(z.string(), z.int()),
    changes: z.array(
      z.object({
        event: z.enum(['created', 'restored', 'updated', 'removed']),
        actorId: z.string().nullable().meta({ description: 'Null: on the command line.' }),
        fields: z.array(z.string()),
        at: z.string(),
      }),
    ),
  }),
  access,
  entities,
})

const UsableLayout = z.object({
  name: z.string(),
  title: z.string().meta({ description: 'The title of the site in its folder, else its name.' }),
})
export type UsableLayout = z.output<typeof UsableLayout>

/** Every layout that a site can be drawn with, by its title. */
export const listUsableLayouts = endpoint({
  host,
  method: 'GET',
  path: 'v1/manage/site/layouts',
  summary: 'Every layout that a site can be drawn with.',
  input: z.object(paging(100)),
  output: listOf(UsableLayout),
  access,
  entities,
})

/** Creates a site on a layout. It is in maintenance until its settings say otherwise. */
export const createSite = endpoint({
  host,
  method: 'POST',
  path: 'v1/manage/site/create',
  summary: 'Make a site on a layout.',
  input: z.object({
    id: SiteId,
    layout: z.string().max(63),
    hosts: Hosts.default([]),
    settings: Changes.default({}),
    restore: z
      .boolean()
      .default(false)
      .meta({ description: 'Bring a removed site of this id back, with its content.' }),
  }),
  output: DetailedSite,
  access,
  entities,
  success: 201,
  throttle,
  isVersioned: true,
})

/** Changes the hosts, the layout and the settings of a site. 412 when it has changed since it was read. */
export const updateSite = endpoint({
  host,
  method: 'POST',
  path: 'v1/manage/site/update',
  summary: 'Change the hosts, the layout or the settings of a site.',
  input: z.object({
    id: SiteId,
    layout: z.string().max(63).optional(),
    hosts: Hosts.optional(),
    settings: Changes.default({}),
  }),
  output: DetailedSite,
  access,
  entities,
  throttle,
  isVersioned: true,
  needsVersion: true,
})

/**
 * Ends a site: its settings, hosts and sessions are deleted, its content and its payments stay stored. 409 for the
 * site of a layout's folder.
 */
export const deleteSite = endpoint({
  host,
  method: 'POST',
  path: 'v1/manage/site/delete',
  summary: 'End a site, and give its hosts up.',
  input: NamedSite,
  output: z.object({ id: z.string(), releasedHosts: z.array(z.string()) }),
  access,
  signedInWithin: 300,
  entities,
  throttle,
  isVersioned: true,
  needsVersion: true,
})

export const siteEndpoints = [
  listSites,
  readSite,
  readSiteUsage,
  listUsableLayouts,
  createSite,
  updateSite,
  deleteSite,
]
