import type { CompiledPage } from '#src/manifest/compile/compiled.ts'
import { Locale } from '#schemas/text.ts'
import { guardOf } from '#src/manifest/resolve/middleware.ts'
import { collectAnswers } from './answers.ts'
import { drawParts, notFound, unlisted } from './draw-parts.ts'
import type { Drawing } from './make-context.ts'
import { gateHtml, gatePage } from './gate.ts'
import {
  canonicalPath,
  hasValidParameters,
  inLowerCase,
  matchRoute,
  requireKnownMiddleware,
  type RouteMatch,
} from './match-route.ts'
import { mostAllowances } from './page-policy.ts'
import type { RenderOptions } from './render-options.ts'
import type { RenderedPage } from './rendered-page.ts'
import type { SiteView } from './site-view.ts'

/** Renders the page at a path of a site (without its language prefix), its gate, or the layout's not-found page. */
export async function renderPage(
  view: SiteView,
  path: string,
  options: RenderOptions,
): Promise<RenderedPage> {
  const match = matchRoute(view.layout.routes, path, options.search)
  const page = await renderMatch({ view, path, match, options })
  return { ...page, route: match?.route.path }
}

async function renderMatch({
  view,
  path,
  match,
  options,
}: Pick<Drawing, 'view' | 'path' | 'match' | 'options'>): Promise<RenderedPage> {
  // Shared with the not-found page: a page of a missing item is stale as soon as such an item is stored.
  const answers = collectAnswers({ ...options, locale: view.locale })
  if (match) requireKnownMiddleware(match)
  const page = match && view.layout.pages.get(match.route.page)
  const isGuarded = match !== undefined && guardOf(match.route.middleware) !== undefined
  // Before any check of the route: whether an item exists is for those to know who may see it.
  if (isGuarded && !options.isAdmitted) return drawGate({ view, path, page, answers, options })
  if (match && page) {
    const drawn = await drawMatch({ view, path, match, page, answers, options })
    if (drawn && isGuarded) return { ...unlisted(drawn), guard: 'auth' }
    if (drawn && match.route.middleware.includes('guest')) return { ...drawn, guard: 'guest' }
    if (drawn) return drawn
  }
  const lost = view.layout.notFound ?? emptyPage
  const missing = notFound(await drawAnywhere({ view, path, page: lost, answers, options }))
  return isGuarded ? { ...missing, guard: 'auth' } : missing
}

/**
 * The page of a match; else, with the values of its path in lower case, one that has moved to the item's own spelling;
 * undefined when there is neither.
 */
async function drawMatch(drawing: Drawing & { match: RouteMatch }) {
  const { match, view } = drawing
  const drawn = hasValidParameters(match) ? await drawParts(drawing) : undefined
  const lower = inLowerCase(match)
  if (drawn !== undefined || lower === undefined || !hasValidParameters(lower)) return drawn
  const found = await drawParts({ ...drawing, match: lower })
  return found && { ...found, movedTo: found.movedTo ?? view.page.base + canonicalPath(lower) }
}

/** A page that belongs to no route. */
async function drawAnywhere(drawing: Omit<Drawing, 'match'>): Promise<RenderedPage> {
  const drawn = await drawParts({ ...drawing, match: undefined })
  if (drawn === undefined) throw new Error('a page without a route has no checks to fail')
  return drawn
}

/** The gate in place of a guarded page, whose policy allows already what the page behind it can need. */
async function drawGate(
  drawing: Omit<Drawing, 'match' | 'page'> & { page: CompiledPage | undefined },
): Promise<RenderedPage> {
  const { view, path, page, options } = drawing
  const gate = unlisted(await drawAnywhere({ ...drawing, page: gatePage }))
  const behind = mostAllowances(page?.nodes ?? [], options.registry)
  const allows = [...new Set([...gate.allows, ...behind])].toSorted()
  return { ...gate, main: gateHtml(view, path), guard: 'auth', allows }
}

const emptyPage: CompiledPage = {
  name: 'not-found',
  title: { id: 'Oops.. Maaf halaman tidak ditemukan', en: 'This page could not be found' },
  siteName: true,
  seo: {},
  resources: [],
  nodes: [],
  languages: Locale.options,
  prose: undefined,
}
