import { abovePage } from './above-page.ts'
import { newFormatBudget } from './bind.ts'
import { drawHead } from './draw-head.ts'
import { drawPage, drawShell } from './draw-page.ts'
import { allowancesOf, type DrawnPart, htmlOf } from './drawn-part.ts'
import { positionIn } from './list-position.ts'
import { type Drawing, makeContext, type SharedContext } from './make-context.ts'
import { noMatch } from './match-route.ts'
import { movedPath } from './moved-path.ts'
import { pageContent } from './page-content.ts'
import type { RenderedPage } from './rendered-page.ts'
import { isMissing, listsIn, readAll, requireLoaded, resourceReader } from './resources.ts'

/**
 * The page, or undefined when something that its route requires does not exist. Throws DataNotLoaded when what it is
 * about could not be loaded.
 */
export async function drawParts(drawing: Drawing): Promise<RenderedPage | undefined> {
  const { view, match, page, answers } = drawing
  const { parameters, query } = match ?? noMatch
  const resource = resourceReader(page, { parameters, query, view, answers })
  if (await isMissing(match, resource)) return undefined
  await requireLoaded(match, page, resource)

  const { layout } = view
  const shared: SharedContext = {
    resource,
    jsonLd: [],
    lists: [],
    allows: new Set(view.allows),
    formats: newFormatBudget(),
  }
  const islands: RenderedPage['islands'] = {}
  const shellIslands: RenderedPage['islands'] = {}
  const deferredIslands: RenderedPage['deferredIslands'] = {}
  // Only the page is fetched again, without its shell.
  const ofShell = { islands: shellIslands, deferredIslands: shellIslands }
  const shellContext = makeContext(drawing, shared, ofShell)
  const [header, parts, footer, resources] = await Promise.all([
    drawShell(layout, 'header', shellContext),
    drawPage(page, makeContext(drawing, shared, { islands, deferredIslands })),
    drawShell(layout, 'footer', shellContext),
    readAll(page, resource),
  ])
  const body = htmlOf(parts)
  const above = abovePage(drawing, body)
  const position = positionIn([...shared.lists, ...listsIn(page, resources)], query)
  const { meta, jsonLd } = await drawHead(drawing, { resources, position, blocks: shared.jsonLd })
  const drawn: RenderedPage = {
    status: 200,
    meta,
    header: htmlOf(header),
    main: above + body,
    ends: endsOf(parts, above.length),
    footer: htmlOf(footer),
    ...(above === '' &&
      contentOf({ view, parts: [...header, ...parts, ...footer], resources, answers })),
    islands,
    deferredIslands,
    shellIslands,
    jsonLd,
    entities: answers.entities,
    isPartial: answers.hasFailed(),
    changesAt: answers.changesAt(),
    allows: allowancesOf(shared.allows, [...header, ...parts, ...footer]),
    movedTo: await movedAddress(drawing, resource),
  }
  // With its own blocks, which lead back to the first page.
  return position?.isBeyond ? notFound(drawn) : drawn
}

const contentOf = (rendered: Parameters<typeof pageContent>[0]) => ({
  parts: rendered.parts,
  content: pageContent(rendered),
})

/** Where each part ends that is not empty. */
function endsOf(parts: readonly DrawnPart[], start: number): number[] {
  let at = start
  return parts.flatMap(({ html }) => (html === '' ? [] : [(at += html.length)]))
}

/** A page that belongs to no route, and gets a body or a frame of another making. */
export async function drawAnywhere(drawing: Omit<Drawing, 'match'>): Promise<RenderedPage> {
  const drawn = await drawParts({ ...drawing, match: undefined })
  if (drawn === undefined) throw new Error('a page without a route has no checks to fail')
  const { parts: _, content: __, ...others } = drawn
  return others
}

/** The address of a page's own item, in the language of the page. */
async function movedAddress(
  { view, match, page }: Drawing,
  resource: SharedContext['resource'],
): Promise<string | undefined> {
  const path = await movedPath(match, page, resource)
  return path === undefined ? undefined : view.page.base + path
}

/** The same page, as one that does not exist. */
const notFound = (page: RenderedPage): RenderedPage => ({ ...unlisted(page), status: 404 })

/** The same page, without an address for search engines. */
export const unlisted = (page: RenderedPage): RenderedPage => ({
  ...page,
  meta: {
    ...page.meta,
    robots: 'noindex, follow',
    canonical: undefined,
    alternates: [],
    ...(page.meta.shareCard && { image: undefined, shareCard: undefined }),
  },
})
