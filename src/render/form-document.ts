import { readFacts } from '#schemas/pictures.ts'
import type { DocumentOptions } from './document-options.ts'
import { escape } from './escape.ts'
import { fontFaces, fontPreloads, rareFontFaces } from './fonts.ts'
import { scriptlessTags } from './site-icons.ts'
import type { SiteView } from './site-view.ts'
import { themeAttributes, themeRules } from './theme.ts'

/** A page of the server's own: its title, and the HTML below its heading. */
export interface FormContent {
  title: string
  html: string
}

/**
 * A document with the face, the colours and the fonts of a site, and its one style element. It works without scripts and makes no request
 * to another host: a family that the site does not serve itself is drawn in its fallback. No page leads to its address, which may hold a token.
 */
export function toFormDocument(
  view: SiteView,
  { title, html }: FormContent,
  { styles }: Pick<DocumentOptions, 'styles'>,
): { html: string; style: string } {
  const { settings, layout, locale } = view
  const { theme } = layout
  const fonts = [settings.css.ft_primary, settings.css.ft_secondary]
  const attributes = themeAttributes(theme)
  const body =
    `<div class="form-page"><header>${brandHtml(view)}</header><main id="main" class="form-page-card">` +
    `<h1 class="title">${escape(title)}</h1>${html}</main></div>`
  const faces = fontFaces(fonts) + rareFontFaces(fonts)
  const style = faces + styles.select(body, attributes, theme.face) + themeRules(settings, theme)
  const preloads = fontPreloads(fonts).map(
    (url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`,
  )
  const head =
    `<meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="referrer" content="no-referrer"><title>${escape(`${title} - ${view.page.site.title}`)}</title>` +
    `<style>${style}</style>${preloads.join('')}${scriptlessTags(view)}`
  return {
    html: `<!doctype html><html lang="${locale}" ${attributes}><head>${head}</head><body>${body}</body></html>`,
    style,
  }
}

/** The site's logo in the visitor's colour scheme and its title, as a link to its home page. */
function brandHtml({ page: { site, base } }: SiteView): string {
  const [first, dark] = site.schemes.map((scheme) =>
    scheme === 'dark' ? site.logoLight : site.logoDark,
  )
  const logo = addressOf(first)
  const ifDark = addressOf(dark)
  const source =
    ifDark === undefined || ifDark === logo
      ? ''
      : `<source media="(prefers-color-scheme: dark)" srcset="${escape(ifDark)}">`
  const picture =
    logo === undefined
      ? ''
      : `<picture>${source}<img class="form-page-logo" src="${escape(logo)}" alt=""></picture>`
  return `<a class="form-page-brand" href="${escape(base || '/')}">${picture}<span>${escape(site.title)}</span></a>`
}

const addressOf = (logo: string | null | undefined): string | undefined =>
  logo === null || logo === undefined ? undefined : readFacts(logo).address
