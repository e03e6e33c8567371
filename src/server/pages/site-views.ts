import type { Locale } from '#schemas/text.ts'
import type { NodeCache } from '#src/render/node-cache.ts'
import { siteView, type SiteView } from '#src/render/site-view.ts'
import type { Site } from '#src/sites/sites.ts'
import { splitLocale } from './page-address.ts'

/** The view of a site at a path, and the path without the prefix of its language. */
export type ViewAt = (site: Site, path: string) => { view: SiteView; rest: string }

/** Returns the function that finds the views of sites by language, each made once, with a cache of nodes of its own. */
export function siteViews(openNodes?: () => NodeCache): ViewAt {
  const views = new WeakMap<Site, Map<Locale, SiteView>>()
  return (site, path) => {
    const { locale, rest } = splitLocale(site, path)
    const known = views.get(site)?.get(locale)
    if (known) return { view: known, rest }
    const view = { ...siteView(site, locale), ...(openNodes && { nodes: openNodes() }) }
    views.set(site, (views.get(site) ?? new Map<Locale, SiteView>()).set(locale, view))
    return { view, rest }
  }
}
