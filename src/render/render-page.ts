import { isGone } from '#src/manifest/resolve/is-gone.ts'
import { guardOf } from '#src/manifest/resolve/middleware.ts'
import { collectAnswers } from './answers.ts'
import { drawGate } from './draw-gate.ts'
import { drawParts, unlisted } from './draw-parts.ts'
import { drawNotFound } from './not-found-page.ts'
import type { Drawing } from './make-context.ts'
import {
  canonicalPath,
  hasValidParameters,
  inLowerCase,
  matchRoute,
  requireKnownMiddleware,
  type RouteMatch,
} from './match-route.ts'
import type { RenderOptions } from './render-options.ts'
import type { RenderedPage } from './rendered-page.ts'
import { drawSearch, isSearch } from './search/search-page.ts'
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
  if (isGone(view.layout.manifest, path)) return drawNotFound({ view, path, answers, options }, 410)
  if (match && isSearch(match)) return drawSearch({ view, path, match, answers, options })
  if (match) requireKnownMiddleware(match)
  const page = match && view.layout.pages.get(match.route.page)
  const isGuarded =
    options.isPreview || (match !== undefined && guardOf(match.route.middleware) !== undefined)
  // Before any check of the route: whether an item exists is for those to know who may see it.
  if (isGuarded && !options.isAdmitted) return drawGate({ view, path, page, answers, options })
  if (match && page) {
    const drawn = await drawMatch({ view, path, match, page, answers, options })
    // A preview stays at its own address, where the item's own would be that of the public page.
    if (drawn && options.isPreview) return { ...unlisted(drawn), guard: 'auth', movedTo: undefined }
    if (drawn && isGuarded) return { ...unlisted(drawn), guard: 'auth' }
    if (drawn && match.route.middleware.includes('guest')) return { ...drawn, guard: 'guest' }
    if (drawn) return drawn
  }
  const status = answers.hasWithdrawn() ? 410 : 404
  const missing = await drawNotFound({ view, path, answers, options }, status)
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
