import { Route } from '#schemas/layout.ts'
import { PageHead } from '#schemas/page.ts'
import { Settings } from '#schemas/settings.ts'
import type { Locale } from '#schemas/text.ts'
import { matchRoute } from './match-route.ts'
import { pageMeta } from './seo.ts'

export interface MetaOptions {
  route?: object
  page?: object
  settings?: object
  resources?: Record<string, unknown>
  path?: string
  search?: string
  locale?: Locale
  locales?: readonly Locale[]
  shareLook?: string
}

/** What a page on `/Class/:slug` says of itself; the class is loaded, and the site is well described. */
export function meta(options: MetaOptions = {}) {
  const { route, page, settings, path = '/class/dasar-web', search } = options
  const { locale = 'id', locales = ['id', 'en'] } = options
  const head = PageHead.parse(page ?? {})
  const found = matchRoute(
    [Route.parse({ path: '/Class/:slug', page: 'class', ...route })],
    path,
    search,
  )
  const site = Settings.parse({
    title: { id: 'Situs', en: 'Site' },
    meta: {
      site_name: { id: 'Situs Coba', en: 'Made-up Site' },
      description: 'Tentang situs',
      keywords: 'belajar',
    },
    ...settings,
  })
  return pageMeta({
    settings: site,
    origin: 'https://coba.id',
    locale,
    locales,
    match: found,
    page: {
      title: head.title,
      siteName: head.siteName ?? true,
      seo: head.seo ?? {},
      languages: locales,
    },
    scope: {
      resources: options.resources ?? { class: item },
      site,
      parameters: found?.parameters ?? {},
      query: found?.query.byName ?? {},
      locale,
    },
    shareLook: options.shareLook,
    assetUrl: (name) => `/media/${name}?v=1`,
  })
}

/** The class of those pages. */
export const item = {
  id: 'c1',
  slug: 'dasar-web',
  name: 'Dasar <b>Web</b>',
  cover: '/media/a.png',
  about: '<p>Satu dua</p>',
}
