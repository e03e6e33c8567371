import type { Locale } from '#schemas/text.ts'
import { escape } from './escape.ts'
import type { RenderedPage } from './rendered-page.ts'
import type { PageMeta } from './seo.ts'

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

/** JSON for a script element: it contains no `<` that could end the element. */
export const toJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
