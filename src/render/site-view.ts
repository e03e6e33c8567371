import type { SiteContext } from '#schemas/page-boot.ts'
import { mediaPath } from '#schemas/paths.ts'
import { withFacts } from '#schemas/pictures.ts'
import type { Settings } from '#schemas/settings.ts'
import { LocalText, type Locale } from '#schemas/text.ts'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import { siteArt } from './art/site-art.ts'
import { nodeCache, type NodeCache } from './node-cache.ts'
import { mediaAllowance } from './page-policy.ts'
import { inLocale } from './seo.ts'
import { analyticsAllowance, measurementIdOf } from './measurement-id.ts'
import { schemesOf } from './theme.ts'

/** A site in one of its languages, as pages are rendered from it. One view serves until the site's revision changes. */
export interface SiteView {
  layout: CompiledLayout
  settings: Settings
  /** The settings in the language of the view, as bindings to `site` see them. */
  site: unknown
  origin: string
  locale: Locale
  page: SiteContext
  /** What the policy of each of its pages must allow beyond the strict one. */
  allows: readonly string[]
  /** Nodes as they were rendered last; nothing that is for one person. */
  nodes: NodeCache
}

/** One view of a site; make it once for each revision and language. */
export function siteView(
  site: Pick<SiteView, 'layout' | 'settings' | 'origin'>,
  locale: Locale,
): SiteView {
  const { layout, settings } = site
  const [defaultLocale] = layout.locales
  const { face } = layout.theme
  const isMeasured = measurementIdOf(site) !== undefined
  const art = siteArt(settings.css, layout.theme)
  return {
    ...site,
    site: inLanguage(settings, locale, defaultLocale),
    locale,
    page: {
      locale,
      base: locale === defaultLocale ? '' : `/${locale}`,
      locales: layout.locales,
      site: {
        title: inLocale(settings.title, locale, defaultLocale),
        logoDark: settings.logoDark ? knownUrl(layout, settings.logoDark) : null,
        logoLight: settings.logoLight ? knownUrl(layout, settings.logoLight) : null,
        schemes: schemesOf(settings, layout.theme),
      },
      ...(face && { face }),
      ...(isMeasured && { isMeasured }),
      ...(art && { art }),
    },
    allows: [
      ...(isMeasured ? [analyticsAllowance] : []),
      ...(settings.radio?.url.startsWith('https:') ? [mediaAllowance] : []),
    ],
    nodes: nodeCache(),
  }
}

/** A value with each text of several languages as the one that is spoken. */
function inLanguage(value: unknown, locale: Locale, fallback: Locale): unknown {
  if (typeof value !== 'object' || value === null) return value
  const text = LocalText.safeParse(value)
  if (text.success && Object.keys(value).length > 0) return inLocale(text.data, locale, fallback)
  const entries = Object.entries(value)
  return Object.fromEntries(
    entries.map(([name, child]) => [name, inLanguage(child, locale, fallback)]),
  )
}

/** The address of a picture of the settings: an asset of the layout, or an address already. */
export const pictureUrl = (layout: CompiledLayout, picture: string): string =>
  picture.startsWith('asset:') ? assetUrl(layout, picture.slice('asset:'.length)) : picture

/** The same with the size of the picture, as far as its file says it. */
function knownUrl(layout: CompiledLayout, picture: string): string {
  const pixels = layout.assets.get(picture.replace(/^asset:/, ''))?.pixels
  const url = pictureUrl(layout, picture)
  return pixels ? withFacts(url, pixels) : url
}

/** The address of a layout's file; it changes with the content. */
export function assetUrl(layout: CompiledLayout, name: string): string {
  return mediaPath(name, layout.assets.get(name)?.hash)
}
