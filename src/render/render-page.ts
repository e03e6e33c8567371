import type { CompiledPage } from '#src/manifest/compile/compiled.ts'
import { collectAnswers, type Answers } from './answers.ts'
import { fixedLocation } from './island-scope.tsx'
import { drawPage } from './draw-page.ts'
import { drawNodes } from './nodes.tsx'
import { isMissing, readAll, resourceReader } from './resources.ts'
import {
  hasValidParameters,
  matchRoute,
  requireKnownMiddleware,
  type RouteMatch,
} from './match-route.ts'
import type { RenderContext } from './render-context.ts'
import type { RenderOptions } from './render-options.ts'
import type { RenderedPage } from './rendered-page.ts'
import { pageMeta } from './seo.ts'
import { assetUrl, type SiteView } from './site-view.ts'

/** Renders the page at a path of a site (without its language prefix), or the layout's not-found page. */
export async function renderPage(
  view: SiteView,
  path: string,
  options: RenderOptions,
): Promise<RenderedPage> {
  // Shared with the not-found page: a page of a missing item is stale as soon as such an item is stored.
  const answers = collectAnswers(options.ask, options.deadlineMs)
  const match = matchRoute(view.layout.routes, path)
  if (match) requireKnownMiddleware(match)
  const page = match && view.layout.pages.get(match.route.page)
  if (match && page && hasValidParameters(match)) {
    const drawn = await draw({ view, path, match, page, answers, options })
    if (drawn) return drawn
  }
  const lost = view.layout.notFound ?? emptyPage
  const missing = await draw({ view, path, match: undefined, page: lost, answers, options })
  if (missing === undefined)
    throw new Error('the not-found page has no checks, so it is always drawn')
  const meta = { ...missing.meta, robots: 'noindex, follow', canonical: undefined }
  return { ...missing, status: 404, meta }
}

const emptyPage: CompiledPage = {
  name: 'not-found',
  title: { id: 'Oops.. Maaf halaman tidak ditemukan', en: 'This page could not be found' },
  siteName: true,
  seo: {},
  resources: [],
  nodes: [],
  prose: undefined,
}

interface Drawing {
  view: SiteView
  path: string
  match: RouteMatch | undefined
  page: CompiledPage
  answers: Answers
  options: RenderOptions
}

/** The page, or undefined when something that its route requires does not exist. */
async function draw(drawing: Drawing): Promise<RenderedPage | undefined> {
  const { view, path, match, page, answers, options } = drawing
  const parameters = match?.parameters ?? {}
  const resource = resourceReader(page, { parameters, view, answers })
  if (await isMissing(match, resource)) return undefined

  const { layout } = view
  const location = fixedLocation(
    view.page.base + (path === '/' && view.page.base !== '' ? '' : path),
  )
  const jsonLd: object[] = []
  // Written out: one shape of object for every page is many times faster than spreading.
  const contextOf = (islands: RenderedPage['islands']): RenderContext => ({
    registry: options.registry,
    locale: view.locale,
    page: view.page,
    site: view.site,
    staticHtml: view.staticHtml,
    report: options.report,
    location,
    answers,
    parameters,
    resource,
    islands,
    jsonLd,
  })
  const islands: RenderedPage['islands'] = {}
  const shellIslands: RenderedPage['islands'] = {}
  const [header, main, footer, resources] = await Promise.all([
    drawNodes(layout.shell.header, contextOf(shellIslands)),
    drawPage(page, contextOf(islands)),
    drawNodes(layout.shell.footer, contextOf(shellIslands)),
    readAll(page, resource),
  ])
  const scope = { resources, site: view.site, parameters }
  const seo = { ...view, locales: layout.locales, match, page, scope }
  return {
    status: 200,
    meta: pageMeta({ ...seo, assetUrl: (name) => assetUrl(layout, name) }),
    header,
    main,
    footer,
    islands,
    shellIslands,
    jsonLd: jsonLd.map((data) => absolute(data, view.origin)),
    entities: answers.entities,
    isPartial: answers.hasFailed(),
  }
}

const addresses = new Set(['image', 'url', 'logo'])

/** Structured data with absolute addresses, which schema.org requires. */
function absolute(data: object, origin: string): object {
  const entries = Object.entries(data).map(([name, value]: [string, unknown]) => {
    if (typeof value === 'string' && addresses.has(name) && value.startsWith('/')) {
      return [name, origin + value]
    }
    const isNested = typeof value === 'object' && value !== null && !Array.isArray(value)
    return [name, isNested ? absolute(value, origin) : value]
  })
  return Object.fromEntries(entries) as object
}
