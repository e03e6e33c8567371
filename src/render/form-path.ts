import type { Registry } from '#blocks/define.ts'
import type { Endpoint } from '#schemas/endpoint.ts'
import type { CompiledNode } from '#src/manifest/compile/compiled.ts'
import { pathIn } from './page-context.ts'
import type { SiteView } from './site-view.ts'

/**
 * The path of the first page with a form of an endpoint that everyone may open without knowing more than its address;
 * undefined where a site has none. A form whose props wait for data is not found.
 */
export function formPath(
  view: SiteView,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  registry: Registry,
): string | undefined {
  const isForm = ({ type, props, slots }: CompiledNode): boolean => {
    const { bound, value } = props[view.locale]
    const endpoint = bound ? undefined : registry.get(type)?.action?.(value).endpoint
    const isOne = endpoint?.method === method && endpoint.path === path
    return isOne || Object.values(slots).flat().some(isForm)
  }
  const route = view.layout.routes.find(
    ({ path: at, middleware, page }) =>
      !at.includes(':') &&
      middleware.length === 0 &&
      view.layout.pages.get(page)?.nodes.some(isForm),
  )
  return route && pathIn(view, route.path)
}
