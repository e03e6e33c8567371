import type { Route } from '#schemas/layout.ts'
import { listOpenChapters, type OpenChapter, readChapter } from '#schemas/services/chapter.ts'
import type { CompiledLayout, CompiledPage } from '#src/manifest/compile/compiled.ts'
import { indexedPath } from '#src/render/match-route.ts'
import type { ServiceContext } from '#src/services/calls.ts'
import type { Services } from '#src/services/service.ts'
import { routeParameter, type SitemapPath } from './sitemap-paths.ts'

const perCall = 100
/** The most calls that one sitemap makes. */
const mostCalls = 50

/** The paths of a layout for rows of the database that everyone can read: the chapters that it has a page for. */
export async function storedPaths(
  layout: CompiledLayout,
  ctx: ServiceContext,
  calls: Services['calls'],
): Promise<SitemapPath[]> {
  const routes = layout.routes.flatMap((route) => chapterRoute(route, layout.pages.get(route.page)))
  if (routes.length === 0 || !calls.serves(listOpenChapters)) return []
  const rows = await readRows(ctx, calls)
  const found = rows.flatMap((row) =>
    routes.map((pathOf) => ({ path: pathOf(row), languages: [row.language] })),
  )
  return [...new Map(found.map((one) => [one.path, one])).values()]
}

/** How a public route that shows a chapter makes its path from a row; none for any other route. */
function chapterRoute(
  route: Route,
  page: CompiledPage | undefined,
): ((row: OpenChapter) => string)[] {
  const resource = page?.resources.find((one) => 'endpoint' in one && one.endpoint === readChapter)
  if (resource === undefined || !('endpoint' in resource) || route.middleware.length > 0) return []
  const fields = Object.entries(resource.input).flatMap(([field, value]) => {
    const parameter = routeParameter(value)
    return parameter === undefined ? [] : [[parameter, field] as const]
  })
  return [
    ({ slug, moduleSlug, chapterSlug }) => {
      const values = new Map(Object.entries({ slug, moduleSlug, chapterSlug }))
      const parameters = Object.fromEntries(
        fields.map(([parameter, field]) => [parameter, values.get(field) ?? '']),
      )
      return indexedPath({ route, parameters })
    },
  ]
}

async function readRows(ctx: ServiceContext, calls: Services['calls']): Promise<OpenChapter[]> {
  const rows: OpenChapter[] = []
  for (let page = 1; page <= mostCalls; page++) {
    const input = listOpenChapters.input.parse({ page, pageSize: perCall })
    const answer = listOpenChapters.output.parse(await calls.serve(listOpenChapters, ctx, input))
    rows.push(...answer.items)
    if (page >= answer.pagination.totalPages) break
  }
  return rows
}
