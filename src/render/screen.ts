import { readFacts } from '#schemas/pictures.ts'
import { collectAnswers } from './answers.ts'
import { blankPage } from './blank-page.ts'
import { drawAnywhere, unlisted } from './draw-parts.ts'
import { escape } from './escape.ts'
import type { RenderOptions } from './render-options.ts'
import type { RenderedPage } from './rendered-page.ts'
import type { SiteView } from './site-view.ts'

/** What a visitor reads in place of a page, in the language of the view. */
export interface ScreenText {
  heading: string
  lead?: string
  /** What those who run the site need to find the cause. */
  detail?: string | undefined
  /** Where to go on; the first is the main one. An empty address loads the page again, with the query that only its visitor knows. */
  links: readonly { href: string; label: string }[]
}

/** A screen in place of a page that the site cannot show. */
export interface Screen extends ScreenText {
  status: 200 | 500 | 503
  /** Without header and footer, since nothing that they lead to can be shown; with the site's dark logo in their place. */
  isAlone?: boolean
  /** For where the site cannot be reached: the browser's runtime opens the page again as soon as it can be. */
  isOffline?: boolean
}

const unavailable = () => Promise.reject(new Error('A screen loads no data.'))

/**
 * Renders a screen with the theme of the site, its header and its footer. It loads no data, since it is shown when that fails: blocks of
 * the shell that need some are drawn without. Throws when the shell itself cannot be drawn.
 */
export async function renderScreen(
  view: SiteView,
  path: string,
  { screen, options }: { screen: Screen; options: RenderOptions },
): Promise<RenderedPage> {
  const answers = collectAnswers({ ...options, ask: unavailable, locale: view.locale })
  const page = blankPage('screen', screen.heading)
  const quiet = { ...options, report: () => undefined }
  const drawn = await drawAnywhere({ view, path, page, answers, options: quiet })
  const frame = screen.isAlone ? { header: '', footer: '', shellIslands: {} } : {}
  const html = screenHtml(screen, screen.isOffline ? 'offline' : undefined)
  const main = screen.isAlone ? `<div class="screen-alone">${logoHtml(view)}${html}</div>` : html
  const { status, isOffline = false } = screen
  return {
    ...unlisted(drawn),
    ...frame,
    status,
    isOffline,
    main,
    entities: new Set(),
    isPartial: true,
  }
}

/** The body of a screen; a part of the browser's runtime takes it over. */
export function screenHtml({ heading, lead, detail, links }: ScreenText, part?: string): string {
  const ways = links.map(
    ({ href, label }, i) =>
      `<a class="${i === 0 ? 'button' : 'link-more'}" href="${escape(href)}"${href === '' ? ' data-reload' : ''}>${escape(label)}</a>`,
  )
  return (
    `<section class="wrap screen"${part ? ` data-part="${part}"` : ''} aria-labelledby="screen-heading"><h1 class="title" id="screen-heading">${escape(heading)}</h1>` +
    (lead ? `<p class="lead">${escape(lead)}</p>` : '') +
    (ways.length > 0
      ? `<div class="mt-8 flex flex-wrap items-center gap-6">${ways.join('')}</div>`
      : '') +
    (detail ? `<p class="screen-detail">${escape(detail)}</p>` : '') +
    '</section>'
  )
}

function logoHtml({ page: { site } }: SiteView): string {
  if (site.logoDark === null) return ''
  return `<div class="wrap"><img class="screen-logo" src="${escape(readFacts(site.logoDark).address)}" alt="${escape(site.title)}"></div>`
}
