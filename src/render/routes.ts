import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { Route } from '#schemas/layout.ts'

/** A route and the parameters its path took from the address. */
export interface RouteMatch {
  route: Route
  parameters: Readonly<Record<string, string>>
}

const tables = new WeakMap<readonly Route[], RouteObject[]>()

/** The best route for a path, as react-router ranks them; without regard to case (readings.md). */
export function matchRoute(routes: readonly Route[], path: string): RouteMatch | undefined {
  let table = tables.get(routes)
  if (table === undefined) {
    table = routes.map((route, i) => ({ id: String(i), path: route.path, caseSensitive: false }))
    tables.set(routes, table)
  }
  const [match] = matchRoutes(table, path) ?? []
  const route = match && routes[Number(match.route.id)]
  if (match === undefined || route === undefined) return undefined
  const given = Object.entries(match.params).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return { route, parameters: Object.fromEntries(given) }
}

/** The path in the case its route declares, with the parameters as given. */
export function canonicalPath({ route, parameters }: RouteMatch): string {
  const path = route.path.replace(/\/:([A-Za-z0-9]+)\??/g, (_, name: string) => {
    const value = parameters[name]
    return value === undefined ? '' : `/${encodeURIComponent(value)}`
  })
  return path === '' ? '/' : path
}

const forms: Record<'number' | 'slug' | 'uuid', RegExp> = {
  number: /^\d{1,18}$/,
  slug: /^[a-z0-9]+(-[a-z0-9]+)*$/i,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
}

/** Do a route's checks on its parameters hold? Those on loaded data are checked once it is loaded. */
export function hasValidParameters({ route, parameters }: RouteMatch): boolean {
  return route.checks.every((check) => {
    if ('exists' in check || 'equals' in check) return true
    const value = parameters[check.parameter]
    if (value === undefined) return true
    return 'oneOf' in check ? check.oneOf.includes(value) : forms[check.is].test(value)
  })
}
