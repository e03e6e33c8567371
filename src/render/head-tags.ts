import type { Locale } from '#schemas/text.ts'
import { escape } from './escape.ts'
import type { RenderedPage } from './rendered-page.ts'
import type { PageMeta } from './page-meta.ts'

/** Tags of <head> that belong to the page and change with it; each is marked for the runtime. */
export function pageHead({ meta, jsonLd }: RenderedPage): string {
  return metaTags(meta) + jsonLd.map(structured).join('')
}

export const langAttribute = (language: Locale | undefined): string =>
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
    feedTags(meta) +
    property('og:title', meta.title, meta.titleLanguage) +
    property('og:description', meta.description, meta.descriptionLanguage) +
    property('og:locale', openGraphLocales[meta.language]) +
    otherLanguages(meta)
      .map((locale) => property('og:locale:alternate', openGraphLocales[locale]))
      .join('') +
    property('og:type', meta.type) +
    property('og:url', meta.canonical) +
    property('og:image', meta.image?.url) +
    property('og:image:width', meta.image?.width?.toString()) +
    property('og:image:height', meta.image?.height?.toString()) +
    property('og:image:alt', meta.image?.alt) +
    property('og:site_name', meta.siteName) +
    named('twitter:card', meta.card) +
    named('twitter:site', meta.twitterSite) +
    named('twitter:title', meta.title, meta.titleLanguage) +
    named('twitter:description', meta.description, meta.descriptionLanguage) +
    named('twitter:image', meta.image?.url) +
    named('twitter:image:alt', meta.image?.alt)
  )
}

const feedTags = ({ feeds = [] }: PageMeta): string =>
  feeds
    .map(
      ({ href, type, title }) =>
        `<link data-page rel="alternate" type="${type}" title="${escape(title)}" href="${escape(href)}">`,
    )
    .join('')

/** The other languages that the page is whole in. */
const otherLanguages = ({ alternates, language }: PageMeta): Locale[] =>
  alternates.flatMap(({ locale }) =>
    locale === 'x-default' || locale === language ? [] : [locale],
  )

const structured = (data: object): string =>
  `<script data-page type="application/ld+json">${toJson({ '@context': 'https://schema.org', ...data })}</script>`

/** JSON for a script element: it contains no `<` that could end the element. */
export const toJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
