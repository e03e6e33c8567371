import { resolveTokens } from '#src/manifest/resolve/tokens.ts'
import { iconAddress } from './site-icons.ts'
import type { SiteView } from './site-view.ts'

/** How a browser installs a site in the language of the view: https://www.w3.org/TR/appmanifest/ */
export function siteManifest(view: SiteView): object {
  const { settings, layout, locale, page } = view
  const icon = (name: '192' | '512' | 'maskable-512', purpose: 'any' | 'maskable') => {
    const src = iconAddress(view, name)
    const pixels = name.replace('maskable-', '')
    return src ? [{ src, sizes: `${pixels}x${pixels}`, type: 'image/png', purpose }] : []
  }
  return {
    // One site is installed once, whatever the language it was installed in.
    id: '/',
    name: page.site.title,
    lang: locale,
    dir: 'ltr',
    start_url: page.base || '/',
    scope: '/',
    display: 'standalone',
    theme_color: settings.css.clr_primary,
    background_color: resolveTokens(layout.theme, settings.css).background,
    icons: [...icon('192', 'any'), ...icon('512', 'any'), ...icon('maskable-512', 'maskable')],
  }
}
