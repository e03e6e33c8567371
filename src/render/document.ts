import type { Boot, Payload } from '#schemas/page-boot.ts'
import { type DocumentOptions, sheetOf } from './document-options.ts'
import { themeAttributes, themeRules } from './theme.ts'
import { fontFaces, fontPreloads, providerSheet, rareAllowance, rareFontFaces } from './fonts.ts'
import { escape } from './escape.ts'
import { langAttribute, pageHead, toJson } from './head-tags.ts'
import { workerOf } from './offline.ts'
import type { RenderedPage } from './rendered-page.ts'
import { browserTags } from './site-icons.ts'
import { siteParts } from './site-parts.ts'
import type { SiteView } from './site-view.ts'
import { pageStyle } from './page-style.ts'

const skip = { id: 'Langsung ke isi', en: 'Skip to content' }

/** What all documents of a view have in common. */
interface Frame {
  attributes: string
  faces: string
  /** The faces of characters that few pages have. */
  rareFaces: string
  variables: string
  head: string
  sheets: readonly string[]
  /** The links of those sheets that are ours. */
  links: string
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
  const own = [sheetOf(options.files, layout.theme)].filter(Boolean)
  // Scripts load it after the first paint; without them it is there as well.
  const unscripted = foreign
    ? `<noscript><link rel="stylesheet" href="${escape(foreign)}"></noscript>`
    : ''
  const script = `<script type="module" src="${options.files.script}"></script>`
  const made: Frame = {
    attributes: themeAttributes(layout.theme),
    faces: fontFaces(fonts),
    rareFaces: rareFontFaces(fonts),
    variables: themeRules(settings, layout.theme),
    head:
      preloads.join('') + browserTags(view) + unscripted + script + (options.files.extraHead ?? ''),
    sheets: [...own, ...(foreign ? [foreign] : [])],
    links: own.map((href) => `<link rel="stylesheet" href="${href}">`).join(''),
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
  const { attributes, head, sheets } = frameOf(view, options)
  const { style, body } = styledBody(view, page, options)
  const boot: Boot = {
    ...view.page,
    ...options.app,
    revision: layout.revision,
    sheets,
    islands: {
      ...page.shellIslands,
      ...page.islands,
      ...(isServed(page) ? {} : page.deferredIslands),
    },
    ...guarding(page),
    ...(page.isOffline ? {} : workerOf(view, options)),
  }
  const html =
    `<!doctype html><html lang="${locale}" ${attributes}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title${langAttribute(page.meta.titleLanguage)}>${escape(page.meta.title)}</title>` +
    `${pageHead(page)}<style>${style}</style>${head}</head><body>${body}${page.isOffline ? '' : siteParts(view)}` +
    `<script type="application/json" id="tenun">${toJson(boot)}</script></body></html>`
  return { html, style }
}

/**
 * The body of a document and the style that it has inline. Where those are only for its first screen, the sheets are
 * linked behind that: what follows is not shown without them.
 */
function styledBody(
  view: SiteView,
  { header, main, footer, ends, parts, allows }: RenderedPage,
  options: DocumentOptions,
) {
  const frame = frameOf(view, options)
  const { attributes, variables, links } = frame
  const isRare = allows.includes(rareAllowance)
  const faces = isRare ? frame.faces + frame.rareFaces : frame.faces
  const { select, selectFirst } = options.styles
  const { face } = view.layout.theme
  const opened = `<a class="skip-link" href="#main">${skip[view.locale]}</a>${header}<main id="main" tabindex="-1">`
  const closed = `${opened}${main}</main>`
  const html = `${closed}${footer}<p class="sr-only" id="announcer" role="status" aria-live="polite"></p>`
  const { style, end } = pageStyle(view, options.styles, {
    parts,
    isRare,
    html,
    // The last node is the end of what the browser's runtime exchanges.
    ends: [...ends.slice(0, -1).map((one) => opened.length + one), closed.length],
    select: (part, isFirst) => (isFirst ? selectFirst : select)(part, attributes, face),
    besides: links === '' ? -Infinity : faces.length + variables.length,
    toStyle: (css) => faces + css + variables,
  })
  const body = end === undefined ? html : html.slice(0, end) + links + html.slice(end)
  return { style, body }
}

/** What the browser's navigation fetches in place of a document, as JSON. */
export function toPayload(view: SiteView, page: RenderedPage): string {
  const { locale, layout } = view
  const payload: Payload = {
    title: page.meta.title,
    ...(page.meta.titleLanguage && { titleLanguage: page.meta.titleLanguage }),
    head: pageHead(page),
    html: page.main,
    islands: { ...page.islands, ...page.deferredIslands },
    locale,
    revision: layout.revision,
    ...guarding(page),
  }
  return JSON.stringify(payload)
}

/** Has the address of the page a payload? Not where nothing is found, nor where the site cannot be reached. */
const isServed = ({ status, isOffline }: RenderedPage): boolean =>
  status === 200 && isOffline !== true

const guarding = ({ guard, allows }: RenderedPage): Pick<Payload, 'guard' | 'allows'> => ({
  ...(guard ? { guard } : {}),
  ...(allows.length > 0 ? { allows } : {}),
})
