import type { Registry } from '#blocks/define.ts'
import type { Place, Rule } from '#schemas/problems.ts'
import type { Locale } from '#schemas/text.ts'
import type { Services } from '#src/services/service.ts'
import type { Site } from '#src/sites/sites.ts'
import { toDocument, toPayload, type DocumentOptions } from '#src/render/document.ts'
import { providerSheet } from '#src/render/fonts.ts'
import { assetUrl, renderPage, siteView, type SiteView } from '#src/render/page.ts'
import { askOf } from './ask.ts'
import { isMiddleware } from '#src/manifest/check.ts'
import type { CachedPage, NewPage, PageCache } from './page-cache.ts'
import { documentHeaders } from './policy.ts'
import { errorScreen, maintenanceScreen } from './screens.ts'

export interface PagesOptions extends DocumentOptions {
  registry: Registry
  services: Services
  cache: PageCache
  deadlineMs: number
  report(site: Site, rule: Rule, message: string, place: Place): void
  failed(site: Site, path: string, error: unknown): void
}

/** Answers with pages of sites: from the cache, or drawn. */
export interface Pages {
  /** A fresh page by the address as it was sent; undefined when it must be made. */
  find(site: Site, target: string): CachedPage | undefined
  /** The page at a path; `isPayload` for the browser's own navigation. */
  answer(site: Site, path: string, isPayload: boolean): Promise<CachedPage>
  /** How many pages were drawn since the start. */
  drawn(): number
}

/** Browsers ask each time and are told 304: a change is seen at once. */
const pageCaching = { 'cache-control': 'public, max-age=0, must-revalidate' }
export const payloadPrefix = '/_page'

export function openPages(options: PagesOptions): Pages {
  const views = new WeakMap<Site, Map<Locale, SiteView>>()
  let drawn = 0

  const viewOf = (site: Site, locale: Locale): SiteView => {
    const known = views.get(site)?.get(locale)
    if (known) return known
    const made = siteView(site, locale)
    views.set(site, (views.get(site) ?? new Map<Locale, SiteView>()).set(locale, made))
    return made
  }

  const make = async (site: Site, path: string, isPayload: boolean): Promise<NewPage> => {
    drawn++
    try {
      return await makePage(site, path, isPayload)
    } catch (error) {
      options.failed(site, path, error)
      return brokenPage()
    }
  }

  const makePage = async (site: Site, path: string, isPayload: boolean): Promise<NewPage> => {
    const { locale, rest } = splitLocale(site, path)
    const view = viewOf(site, locale)
    const page = await renderPage(view, rest, {
      registry: options.registry,
      deadlineMs: options.deadlineMs,
      ask: askOf(options.services, site),
      report: (rule, message, place) => options.report(site, rule, message, place),
    })
    const kept = { status: page.status, entities: page.entities, isPartial: page.isPartial }
    if (isPayload) {
      const headers = { ...pageCaching, 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' }
      return { ...kept, headers, body: toPayload(view, page) }
    }
    const { html, style } = toDocument(view, page, options)
    const { css } = site.settings
    const foreign = providerSheet([css.ft_primary, css.ft_secondary], options.fontProvider)
    const headers = { ...pageCaching, 'content-type': 'text/html; charset=utf-8', ...documentHeaders(style, foreign) }
    return { ...kept, headers, body: html }
  }

  return {
    find: (site, target) =>
      options.cache.find({ siteId: site.id, revision: site.revision, path: target }),
    answer(site, path, isPayload) {
      const target = (isPayload ? payloadPrefix : '') + encodeURI(path)
      const key = { siteId: site.id, revision: site.revision, path: target }
      return options.cache.findOrMake(key, () => {
        if (site.settings.isMaintenance) return Promise.resolve(maintenancePage(site))
        const wrong = unknownGuard(site)
        if (wrong !== undefined) options.failed(site, path, new Error(wrong))
        return wrong === undefined ? make(site, path, isPayload) : Promise.resolve(brokenPage())
      })
    },
    drawn: () => drawn,
  }
}

/** An unknown middleware is 500 at run time (product.md section 2); CI refuses it before. */
function unknownGuard(site: Site): string | undefined {
  const names = site.layout.routes.flatMap(({ middleware }) => middleware)
  const unknown = names.find((name) => !isMiddleware(name))
  return unknown === undefined ? undefined : `Unknown middleware "${unknown}".`
}

/** `/en/Class` → English, `/Class`. The default language has no prefix. */
function splitLocale(site: Site, path: string): { locale: Locale; rest: string } {
  const [defaultLocale, ...others] = site.layout.locales
  const locale = others.find((other) => path === `/${other}` || path.startsWith(`/${other}/`))
  if (locale === undefined) return { locale: defaultLocale, rest: path }
  return { locale, rest: path.slice(locale.length + 1) || '/' }
}

const html = 'text/html; charset=utf-8'

function maintenancePage({ settings, layout }: Site): NewPage {
  const logo = settings.logoDark
  const image = logo?.startsWith('asset:') ? assetUrl(layout, logo.slice('asset:'.length)) : (logo ?? null)
  const { html: body, style } = maintenanceScreen(image)
  return {
    status: 503,
    headers: { 'content-type': html, 'cache-control': 'no-store', 'retry-after': '600', ...documentHeaders(style) },
    body,
    entities: new Set(),
    isPartial: true,
  }
}

function brokenPage(): NewPage {
  const { html: body, style } = errorScreen()
  return {
    status: 500,
    headers: { 'content-type': html, 'cache-control': 'no-store', ...documentHeaders(style) },
    body,
    entities: new Set(),
    isPartial: true,
  }
}
