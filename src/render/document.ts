import type { Boot, Payload } from '#schemas/page-boot.ts'
import type { Locale } from '#schemas/text.ts'
import { themeAttributes, themeRules } from './theme.ts'
import { fontFaces, fontPreloads, providerSheet } from './fonts.ts'
import { escape } from './escape.ts'
import { offlineNotice } from './offline-notice.ts'
import type { RenderedPage } from './rendered-page.ts'
import { pictureUrl, type SiteView } from './site-view.ts'
import type { PageMeta } from './seo.ts'
import type { Styles } from './styles.ts'

/** The built files a document names. */
export interface ClientFiles {
  /** The runtime's module. */
  script: string
  /** The whole sheet, which the runtime loads after the first paint. */
  sheet: string
  /** The whole sheet of each face; the runtime loads that of the layout. */
  faceSheets?: ReadonlyMap<string, string>
  /** More for <head> in development, whose pages have no strict content security policy. */
  extraHead?: string
}

export interface DocumentOptions {
  /** The site's id and its public key, for calls from the browser, and the version of the product. */
  app: Pick<Boot, 'lmsId' | 'publicKey' | 'version'>
  styles: Styles
  files: ClientFiles
  /** Where families that are not ours come from: an origin that speaks Google's css2 dialect. */
  fontProvider: string
}

const skip = { id: 'Langsung ke isi', en: 'Skip to content' }

/** What all documents of a view have in common. */
interface Frame {
  attributes: string
  faces: string
  variables: string
  head: string
  sheets: readonly string[]
}

const frames = new WeakMap<SiteView, Frame>()

function frameOf(view: SiteView, options: DocumentOptions): Frame {
  const known = frames.get(view)
  if (known) return known
  const { settings, layout } = view
  const fonts = [settings.css.ft_primary, settings.css.ft_secondary]
  const foreign = providerSheet(fonts, options.fontProvider)
  const preloads = fontPreloads(fonts).map(
    (url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`,
  )
  const faceSheet = layout.theme.face && options.files.faceSheets?.get(layout.theme.face)
  const script = `<script type="module" src="${options.files.script}"></script>`
  const made: Frame = {
    attributes: themeAttributes(layout.theme),
    faces: fontFaces(fonts),
    variables: themeRules(settings, layout.theme),
    head: preloads.join('') + icons(view) + script + (options.files.extraHead ?? ''),
    sheets: [options.files.sheet, faceSheet ?? '', foreign ?? ''].filter(Boolean),
  }
  frames.set(view, made)
  return made
}

/** A whole HTML document and the one style element in it, whose hash the server puts into its policy. */
export function toDocument(
  view: SiteView,
  page: RenderedPage,
  options: DocumentOptions,
): { html: string; style: string } {
  const { layout, locale } = view
  const { attributes, faces, variables, head, sheets } = frameOf(view, options)
  const body =
    `<a class="skip-link" href="#main">${skip[locale]}</a>${page.header}` +
    `<main id="main" tabindex="-1">${page.main}</main>${page.footer}` +
    `<p class="sr-only" id="announcer" role="status" aria-live="polite"></p>`
  const style = faces + options.styles.select(body, attributes, layout.theme.face) + variables
  const boot: Boot = {
    ...view.page,
    ...options.app,
    revision: layout.revision,
    sheets,
    islands: { ...page.shellIslands, ...page.islands },
    ...guarding(page),
  }
  const html =
    `<!doctype html><html lang="${locale}" ${attributes}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title${langAttribute(page.meta.titleLanguage)}>${escape(page.meta.title)}</title>` +
    `${pageHead(page)}<style>${style}</style>${head}</head><body>${body}${offlineNotice(locale)}` +
    `<script type="application/json" id="tenun">${toJson(boot)}</script></body></html>`
  return { html, style }
}

/** What the browser's navigation fetches in place of a document, as JSON. */
export function toPayload(view: SiteView, page: RenderedPage): string {
  const { locale, layout } = view
  const payload: Payload = {
    title: page.meta.title,
    ...(page.meta.titleLanguage && { titleLanguage: page.meta.titleLanguage }),
    head: pageHead(page),
    html: page.main,
    islands: page.islands,
    locale,
    revision: layout.revision,
    ...guarding(page),
  }
  return JSON.stringify(payload)
}

const guarding = ({ guard, allows }: RenderedPage): Pick<Payload, 'guard' | 'allows'> => ({
  ...(guard ? { guard } : {}),
  ...(allows.length > 0 ? { allows } : {}),
})

/** Tags of <head> that belong to the page and change with it; each is marked for the runtime. */
function pageHead({ meta, jsonLd }: RenderedPage): string {
  return metaTags(meta) + jsonLd.map(structured).join('')
}

const langAttribute = (language: Locale | undefined): string =>
  language === undefined ? '' : ` lang="${language}"`

const openGraphLocales: Record<Locale, string> = { id: 'id_ID', en: 'en_US' }

function metaTags(meta: PageMeta): string {
  const named = (name: string, content: string | undefined, language?: Locale) =>
    content
      ? `<meta data-page name="${name}"${langAttribute(language)} content="${escape(content)}">`
      : ''
  const property = (name: string, content: string | undefined, language?: Locale) =>
    content
      ? `<meta data-page property="${name}"${langAttribute(language)} content="${escape(content)}">`
      : ''
  const linked = (rel: string, href: string | undefined) =>
    href ? `<link data-page rel="${rel}" href="${escape(href)}">` : ''
  return (
    named('description', meta.description, meta.descriptionLanguage) +
    named('keywords', meta.keywords) +
    named('robots', meta.robots) +
    linked('canonical', meta.canonical) +
    linked('prev', meta.prev) +
    linked('next', meta.next) +
    meta.alternates
      .map(
        ({ locale, href }) =>
          `<link data-page rel="alternate" hreflang="${locale}" href="${escape(href)}">`,
      )
      .join('') +
    property('og:title', meta.title, meta.titleLanguage) +
    property('og:description', meta.description, meta.descriptionLanguage) +
    property('og:locale', openGraphLocales[meta.language]) +
    property('og:type', meta.type) +
    property('og:url', meta.canonical) +
    property('og:image', meta.image) +
    property('og:site_name', meta.siteName) +
    named('twitter:card', meta.card) +
    named('twitter:site', meta.twitterSite) +
    named('twitter:title', meta.title, meta.titleLanguage) +
    named('twitter:description', meta.description, meta.descriptionLanguage) +
    named('twitter:image', meta.image)
  )
}

const structured = (data: object): string =>
  `<script data-page type="application/ld+json">${toJson({ '@context': 'https://schema.org', ...data })}</script>`

function icons({ settings, layout }: SiteView): string {
  const icon = settings.favicon
  if (icon === undefined) return '<link rel="icon" href="data:,">'
  const href = pictureUrl(layout, icon)
  return `<link rel="icon" href="${escape(href)}"><meta name="theme-color" content="${settings.css.clr_primary}">`
}

/** JSON for a script element: it contains no `<` that could end the element. */
export const toJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
