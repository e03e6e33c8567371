import { isLoopback, privateNetwork } from '#schemas/local-host.ts'
import type { Settings } from '#schemas/settings.ts'
import type { LayoutList } from '#src/manifest/compile/layout-head.ts'
import type { AskedSite } from './asked-site.ts'
import { assetsIn, settingsOf } from './settings-of.ts'
import type { Site } from './sites.ts'

interface ToSiteOptions {
  layouts: LayoutList
  /** Whether the site has a host that it asks for. */
  hasHost(host: string): boolean
  /** The origin of a site that names no host of its own. */
  localOrigin(id: string): string
  /** What every site has in place of its own settings. */
  adjustSettings?: ((settings: Settings) => Settings) | undefined
}

/** Makes a site from what it asks for; undefined when its layout cannot be read. */
export function toSite(asked: AskedSite, options: ToSiteOptions): Site | undefined {
  const { layouts, hasHost, localOrigin, adjustSettings } = options
  const { id, saved } = asked
  const layout = layouts.find(asked.layout)
  if (layout === undefined) return undefined
  const hosts = asked.hosts.filter(hasHost)
  const lostHosts = asked.hosts.filter((host) => !hasHost(host))
  const defaults = asked.isOfFolder ? defaultsOf(asked, layouts) : {}
  const own = settingsOf({ id, hosts, layout, defaults }, saved)
  const settings = adjustSettings?.(own) ?? own
  const host = hosts.find((name) => name !== privateNetwork && !isLoopback(name))
  const origin = settings.meta.url || (host === undefined ? localOrigin(id) : `https://${host}`)
  const revision = `${layout.revision}.${fingerprint(JSON.stringify([settings, hosts]))}`
  return { id, hosts, lostHosts, layout, settings, defaults, origin, revision }
}

/** The settings of the site's own folder, under those that were saved. */
function defaultsOf({ id, layout }: AskedSite, layouts: LayoutList): object {
  const own = layouts.find(id)?.manifest.site
  if (own === undefined) return {}
  return layout === id ? own.settings : withoutAssets(own.settings)
}

/** Settings of a folder under another layout, without those that name a file: the other layout does not have it. */
function withoutAssets({ meta, ...others }: Settings): object {
  const whole = (settings: object) =>
    Object.fromEntries(
      Object.entries(settings).filter(([, setting]) => assetsIn(setting).length === 0),
    )
  return { ...whole(others), meta: whole(meta) }
}

/** FNV-1a in hexadecimal: enough to distinguish one settings record from the next. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(16)
}
