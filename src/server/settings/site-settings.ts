import type { Settings } from '#schemas/settings.ts'
import type { LayoutList } from '#src/manifest/compile/layout-head.ts'
import { pictureUrl } from '#src/render/site-view.ts'
import type { Caller } from '#src/services/calls.ts'
import { etagOf } from '#src/services/etag.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { settingsOf } from '#src/sites/settings-of.ts'
import type { Site } from '#src/sites/sites.ts'
import { requireLayout } from '../site-management/require-layout.ts'
import { changedKeys, requireSettings } from '../site-management/settings-rules.ts'
import type { SiteStore } from '../site-management/site-store.ts'

/** Where settings are stored, and the layouts that a site can have. */
export interface SettingsStore {
  store: Pick<SiteStore, 'find' | 'save'>
  layouts(): LayoutList
}

/** Settings as a browser may read them, with the addresses of their pictures. */
export function publicSettings({ settings, layout }: Site): Settings {
  const address = (picture: string) => pictureUrl(layout, picture)
  const { logoDark, logoLight, favicon, image, meta, radio } = settings
  return {
    ...settings,
    ...(logoDark === undefined ? {} : { logoDark: address(logoDark) }),
    ...(logoLight === undefined ? {} : { logoLight: address(logoLight) }),
    ...(favicon === undefined ? {} : { favicon: address(favicon) }),
    image: image.default === undefined ? {} : { default: address(image.default) },
    meta: meta.image === undefined ? meta : { ...meta, image: address(meta.image) },
    ...(radio === undefined ? {} : { radio: { ...radio, url: address(radio.url) } }),
    ...withCover('blog', settings, address),
    ...withCover('overview', settings, address),
  }
}

/** The setting of a section, with the address of its cover. */
function withCover(
  name: 'blog' | 'overview',
  { [name]: section }: Settings,
  address: (picture: string) => string,
): Partial<Settings> {
  if (section?.cover === undefined) return {}
  return { [name]: { ...section, cover: address(section.cover) } }
}

/** The settings of the database: those in memory may be older than what another node has saved. */
export async function storedSettings(store: SettingsStore['store'], site: Site): Promise<Settings> {
  const { row } = await store.find(site.id)
  return settingsOf(site, row?.settings)
}

interface Change {
  site: Site
  caller: Caller | null
  ifMatch: string | undefined
  /** What the ETag is of. */
  part(settings: Settings): unknown
  change(settings: Settings): { layout?: string | undefined; [key: string]: unknown }
}

/**
 * Saves changed settings over those of the layout and gives them as they are then. Throws ServiceError:
 * 412 when If-Match names another version, 403 for another layout unless a superadmin names it,
 * 422 for a value that no settings can have.
 */
export async function updateSettings(
  { store, layouts }: SettingsStore,
  { site, caller, ifMatch, part, change }: Change,
): Promise<Settings> {
  // From the database: the list of sites in memory may be older than what another node has saved.
  const { row: was } = await store.find(site.id)
  const now = settingsOf(site, was?.settings)
  if (ifMatch !== undefined && ifMatch !== etagOf(part(now))) {
    throw new ServiceError(
      412,
      'Someone has changed the settings meanwhile. Read them again, then save.',
    )
  }
  const { layout: wanted, ...sent } = change(now)
  const isMoved = wanted !== undefined && wanted !== now.layout
  if (isMoved && caller?.kind !== 'superadmin') throw notYours()
  const layout = isMoved ? requireLayout(layouts(), wanted) : site.layout
  const settings = requireSettings({ ...site, layout }, sent)
  const row = {
    id: site.id,
    // A layout that is missing for now stays the site's layout.
    layout: isMoved ? layout.name : (was?.layout ?? layout.name),
    hosts: was?.hosts ?? [],
    settings,
  }
  const fields = changedKeys(now, { ...settings, layout: layout.name })
  const actorId = caller?.userId ?? null
  await store.save(row, { was: was ?? null, change: { event: 'updated', actorId, fields } })
  return settingsOf({ ...site, layout }, settings)
}

function notYours(): ServiceError {
  const message = 'Only a superadmin chooses the layout of a site.'
  return new ServiceError(403, `layout: ${message}`, { fields: [{ field: 'layout', message }] })
}
