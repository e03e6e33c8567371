import type { Endpoint } from '#schemas/endpoint.ts'
import type { Route } from '#schemas/layout.ts'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import { indexedPath } from '#src/render/match-route.ts'
import { routeParameter } from '../sitemap/sitemap-paths.ts'

/** An item as the input of the endpoint that reads it names it: `{ slug: 'sql', isPremium: 'false' }`. */
export type ItemNames = Readonly<Record<string, string>>

/** The path of the first public page that reads an item by its route; undefined where the layout has none. */
export function itemPath(
  layout: CompiledLayout,
  endpoint: Endpoint,
  names: ItemNames,
): string | undefined {
  for (const route of layout.routes) {
    if (route.middleware.length > 0) continue
    const parameters = parametersOf(route, layout, { endpoint, names })
    if (parameters) return indexedPath({ route, parameters })
  }
  return undefined
}

function parametersOf(
  route: Route,
  layout: CompiledLayout,
  { endpoint, names }: { endpoint: Endpoint; names: ItemNames },
): Record<string, string> | undefined {
  const resources = layout.pages.get(route.page)?.resources ?? []
  for (const resource of resources) {
    if (!('endpoint' in resource) || resource.endpoint !== endpoint) continue
    const inputs = Object.entries(resource.input).map(([field, value]) => ({
      parameter: routeParameter(value),
      value,
      name: names[field],
    }))
    const isOfItem = inputs.every(({ parameter, value, name }) =>
      parameter === undefined ? value === name : name !== undefined,
    )
    const parameters = inputs.flatMap(({ parameter, name = '' }) =>
      parameter === undefined ? [] : [[parameter, name] as const],
    )
    if (isOfItem && parameters.length > 0) return Object.fromEntries(parameters)
  }
  return undefined
}
