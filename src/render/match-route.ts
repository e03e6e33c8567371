import type { Route } from '#schemas/layout.ts'
import { isMiddleware } from '#src/manifest/resolve/middleware.ts'
import { findRoute, rankRoutes, type RankedRoute } from './ranked-routes.ts'
import { findSearch } from './search/search-route.ts'
import { noQuery, readQuery, type ReadQuery } from './read-query.ts'

/** A route and what it took from the address: the parameters of its path and its query. */
export interface RouteMatch {
  route: Route
  parameters: Readonly<Record<string, string>>
  query: ReadQuery
}

/** What a page that no route matches took from the address. */
export const noMatch: Omit<RouteMatch, 'route'> = { parameters: {}, query: noQuery }

const tables = new WeakMap<readonly Route[], readonly RankedRoute[]>()

/** The best route for a path, ranked as react-router ranks them; without regard to case. */
export function matchRoute(
  routes: readonly Route[],
  path: string,
  search = '',
): RouteMatch | undefined {
  let table = tables.get(routes)
  if (table === undefined) {
    table = rankRoutes(routes)
    tables.set(routes, table)
  }
  const found = findRoute(table, path) ?? findSearch(path)
  return found && { ...found, query: readQuery(found.route.query, search) }
}

/** The path in the case its route declares, with the parameters as given. */
export function canonicalPath({ route, parameters }: Omit<RouteMatch, 'query'>): string {
  const path = route.path.replace(/\/:([A-Za-z0-9]+)\??/g, (_, name: string) => {
    const value = parameters[name]
    return value === undefined ? '' : `/${encodeURIComponent(value)}`
  })
  return path === '' ? '/' : path
}

/** The path that search engines are given of what a route shows: its own, or that of another route that shows the same. */
export const indexedPath = ({ route, parameters }: Omit<RouteMatch, 'query'>): string =>
  canonicalPath({ route: { ...route, path: route.canonical ?? route.path }, parameters })

/** The same match with the values of its path in lower case; undefined when they are so already. */
export function inLowerCase(match: RouteMatch): RouteMatch | undefined {
  const values = Object.entries(match.parameters)
  if (values.every(([, value]) => value === value.toLowerCase())) return undefined
  const lower = values.map(([name, value]) => [name, value.toLowerCase()] as const)
  return { ...match, parameters: Object.fromEntries(lower) }
}

const forms: Record<'number' | 'slug' | 'uuid', RegExp> = {
  number: /^\d{1,18}$/,
  slug: /^[a-z0-9]+(-[a-z0-9]+)*$/i,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
}

/** Throws for an unknown middleware: a page that should be guarded by it must not be shown. */
export function requireKnownMiddleware({ route }: RouteMatch): void {
  const unknown = route.middleware.find((name) => !isMiddleware(name))
  if (unknown !== undefined) throw new Error(`Unknown middleware "${unknown}".`)
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
