import type { Registry } from '#blocks/define.ts'
import { payloadPath } from '#schemas/paths.ts'
import type { SourceLocation } from '#schemas/problems.ts'
import type { ProblemName } from '#src/manifest/problems/catalogue.ts'
import type { Locale } from '#schemas/text.ts'
import type { Services } from '#src/services/service.ts'
import type { Site } from '#src/sites/sites.ts'
import { toDocument, toPayload, type DocumentOptions } from '#src/render/document.ts'
import { providerSheet } from '#src/render/fonts.ts'
import { renderPage } from '#src/render/render-page.ts'
import { pictureUrl, siteView, type SiteView } from '#src/render/site-view.ts'
import { askOf } from './ask-as-visitor.ts'
import type { CachedPage, NewPage, PageCache } from './page-cache.ts'
import { developmentHeaders, documentHeaders } from '../http/security-headers.ts'
import { errorScreen, maintenanceScreen } from '../screens/message-screens.ts'

export interface PagesOptions extends Omit<DocumentOptions, 'app'> {
  registry: Registry
  /** The key that names a site's app to the services. */
  publicKey(siteId: string): string
  services: Services
  cache: PageCache
  deadlineMs: number
  report(site: Site, rule: ProblemName, message: string, place: SourceLocation): void
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
const payloadHeaders = {
  ...pageCaching,
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
}
const htmlType = 'text/html; charset=utf-8'

export const openPages = (options: PagesOptions): Pages => new SitePages(options)

class SitePages implements Pages {
  private readonly views = new WeakMap<Site, Map<Locale, SiteView>>()
  private readonly options: PagesOptions
  private count = 0

  constructor(options: PagesOptions) {
    this.options = options
  }

  drawn(): number {
    return this.count
  }

  find(site: Site, target: string): CachedPage | undefined {
    return this.options.cache.find({ siteId: site.id, revision: site.revision, path: target })
  }

  answer(site: Site, path: string, isPayload: boolean): Promise<CachedPage> {
    const target = isPayload ? payloadPath(encodeURI(path)) : encodeURI(path)
    const key = { siteId: site.id, revision: site.revision, path: target }
    return this.options.cache.findOrMake(key, async () => {
      if (site.settings.isMaintenance) return maintenancePage(site)
      this.count++
      try {
        return await this.make(site, path, isPayload)
      } catch (error) {
        this.options.failed(site, path, error)
        return brokenPage()
      }
    })
  }

  private async make(site: Site, path: string, isPayload: boolean): Promise<NewPage> {
    const { options } = this
    const { locale, rest } = splitLocale(site, path)
    const view = this.viewOf(site, locale)
    const page = await renderPage(view, rest, {
      registry: options.registry,
      deadlineMs: options.deadlineMs,
      ask: askOf(options.services, site),
      report: (rule, message, place) => options.report(site, rule, message, place),
    })
    const common = { status: page.status, entities: page.entities, isPartial: page.isPartial }
    if (isPayload) return { ...common, headers: payloadHeaders, body: toPayload(view, page) }
    const { html, style } = toDocument(view, page, {
      ...options,
      app: { lmsId: site.id, publicKey: options.publicKey(site.id) },
    })
    const { css } = site.settings
    const foreign = providerSheet([css.ft_primary, css.ft_secondary], options.fontProvider)
    const isDeveloping = options.files.extraHead !== undefined
    const policy = isDeveloping ? developmentHeaders : documentHeaders(style, foreign)
    const headers = { ...pageCaching, 'content-type': htmlType, ...policy }
    return { ...common, headers, body: html }
  }

  private viewOf(site: Site, locale: Locale): SiteView {
    const known = this.views.get(site)?.get(locale)
    if (known) return known
    const made = siteView(site, locale)
    this.views.set(site, (this.views.get(site) ?? new Map<Locale, SiteView>()).set(locale, made))
    return made
  }
}

/** `/en/Class` → English, `/Class`. The default language has no prefix. */
function splitLocale(site: Site, path: string): { locale: Locale; rest: string } {
  const [defaultLocale, ...others] = site.layout.locales
  const locale = others.find((other) => path === `/${other}` || path.startsWith(`/${other}/`))
  if (locale === undefined) return { locale: defaultLocale, rest: path }
  return { locale, rest: path.slice(locale.length + 1) || '/' }
}

async function maintenancePage({ settings, layout }: Site): Promise<NewPage> {
  const image = settings.logoDark ? pictureUrl(layout, settings.logoDark) : null
  const { html: body, style } = await maintenanceScreen(image)
  return {
    status: 503,
    headers: {
      'content-type': htmlType,
      'cache-control': 'no-store',
      'retry-after': '600',
      ...documentHeaders(style),
    },
    body,
    entities: new Set(),
    isPartial: true,
  }
}

async function brokenPage(): Promise<NewPage> {
  const { html: body, style } = await errorScreen()
  return {
    status: 500,
    headers: { 'content-type': htmlType, 'cache-control': 'no-store', ...documentHeaders(style) },
    body,
    entities: new Set(),
    isPartial: true,
  }
}
