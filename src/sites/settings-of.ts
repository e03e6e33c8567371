import { Settings } from '#schemas/settings.ts'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import type { AskedSite } from './asked-site.ts'
import { normaliseHost } from './hosts.ts'

/** A site as its settings are read from it. */
export interface SettingsSource {
  id: string
  hosts: readonly string[]
  layout: CompiledLayout
  /** The settings in the `layout.json` of the site's own folder, which lie under those that were saved. */
  defaults: object
}

/**
 * What was saved over the settings in the site's own folder; maintenance when they are wrong. An origin at a host
 * that is not the site's is left out: links would lead people to somebody else.
 */
export function settingsOf(site: SettingsSource, saved: object | undefined): Settings {
  const layout = site.layout.name
  const read = Settings.safeParse({ title: site.id, ...site.defaults, ...saved, layout })
  if (!read.success) return Settings.parse({ title: site.id, layout })
  const { meta } = read.data
  return isOwnOrigin(site, meta.url) ? read.data : { ...read.data, meta: { ...meta, url: '' } }
}

/** Whether the settings of a site, as `settingsOf` has them, are of one in maintenance; its folder is not read. */
export function isInMaintenance({
  id,
  isMaintenance,
  saved,
}: Pick<AskedSite, 'id' | 'isMaintenance' | 'saved'>): boolean {
  if (saved === undefined) return isMaintenance
  const read = Settings.safeParse({ title: id, isMaintenance, ...saved })
  return !read.success || read.data.isMaintenance
}

/** Whether an origin is at one of the site's own hosts; an empty one stands for the first of them. */
export function isOwnOrigin({ id, hosts }: Pick<SettingsSource, 'id' | 'hosts'>, url: string) {
  if (url === '') return true
  const host = URL.canParse(url) ? normaliseHost(new URL(url).hostname) : undefined
  return host !== undefined && (hosts.includes(host) || host === `${id}.localhost`)
}

/** The files of the layout that settings name, each with the path of the setting. */
export function assetsIn(value: unknown, path = ''): { path: string; file: string }[] {
  if (typeof value === 'string')
    return value.startsWith('asset:') ? [{ path, file: value.slice('asset:'.length) }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    assetsIn(child, path === '' ? key : `${path}.${key}`),
  )
}
