import { Settings } from '#schemas/settings.ts'
import { pictureUrl } from '#src/render/site-view.ts'
import { etagOf } from '#src/services/etag.ts'
import { ServiceError, refuseField } from '#src/services/service-error.ts'
import type { SiteRow } from '#src/services/sites.ts'
import { findUnstorable, unstorable } from '#src/services/postgres-text.ts'
import { settingsOf, type Site } from '#src/sites/sites.ts'

/** Stores the settings that were saved. */
export interface SettingsStore {
  readSites(): Promise<SiteRow[]>
  /** Throws ServiceError with 412 when what is stored is no longer `was`; null means that there was nothing. */
  saveSite(site: SiteRow, was?: SiteRow | null): Promise<void>
}

/** Settings as a browser may read them, with the addresses of their pictures. */
export function publicSettings({ settings, layout }: Site): Settings {
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

/** The settings of the database: those in memory may be older than what another node has saved. */
export async function storedSettings(store: SettingsStore, site: Site): Promise<Settings> {
  const row = (await store.readSites()).find(({ id }) => id === site.id)
  return settingsOf(site, row?.settings)
}

interface Change {
  site: Site
  ifMatch: string | undefined
  /** What the ETag is of. */
  part(settings: Settings): unknown
  change(settings: Settings): unknown
}

/**
 * Saves changed settings over those of the layout and gives them as they are then. Throws ServiceError:
 * 428 without If-Match, 412 when it names another version, 422 for a value that no settings can have.
 */
export async function updateSettings(
  store: SettingsStore,
  { site, ifMatch, part, change }: Change,
): Promise<Settings> {
  if (ifMatch === undefined)
    throw new ServiceError(428, 'Read the settings first, and send their ETag in If-Match.')
  // From the database: the list of sites in memory may be older than what another node has saved.
  const was = (await store.readSites()).find(({ id }) => id === site.id)
  const now = settingsOf(site, was?.settings)
  if (ifMatch !== etagOf(part(now))) {
    throw new ServiceError(
      412,
      'Someone has changed the settings meanwhile. Read them again, then save.',
    )
  }
  const read = Settings.safeParse(change(now))
  if (!read.success) throw wrongSettings(read.error.issues)
  const field = findUnstorable(read.data)
  if (field !== undefined) throw refuseField(field, unstorable)
  const { layout, ...settings } = read.data
  if (layout !== undefined && layout !== now.layout) throw refuseField('layout', notYours)
  const row = { id: site.id, layout: site.layout.name, hosts: was?.hosts ?? [], settings }
  await store.saveSite(row, was ?? null)
  return settingsOf(site, settings)
}

const notYours = 'The operator chooses the layout of a site.'

function wrongSettings(issues: readonly { path: PropertyKey[]; message: string }[]): ServiceError {
  const fields = issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  return new ServiceError(422, `${fields[0]?.field}: ${fields[0]?.message}`, { fields })
}
