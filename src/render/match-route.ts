import type { Route } from '#schemas/layout.ts'
import { isMiddleware } from '#src/manifest/resolve/middleware.ts'
import { noQuery, readQuery, type ReadQuery } from './read-query.ts'

/** A route and what it took from the address: the parameters of its path and its query. */
export interface RouteMatch {
  route: Route
  parameters: Readonly<Record<string, string>>
  query: ReadQuery
}

/** What a page that no route matches took from the address. */
export const noMatch: Omit<RouteMatch, 'route'> = { parameters: {}, query: noQuery }

/** One way a path may be written, with its optional segments or without. */
interface Variant {
  route: Route
  pattern: RegExp
  names: readonly string[]
  score: number
}

const tables = new WeakMap<readonly Route[], readonly Variant[]>()

/** The best route for a path, ranked once as react-router ranks them; without regard to case. */
export function matchRoute(
  routes: readonly Route[],
  path: string,
  search = '',
): RouteMatch | undefined {
  let table = tables.get(routes)
  if (table === undefined) {
    table = routes.flatMap(variantsOf).toSorted((a, b) => b.score - a.score)
    tables.set(routes, table)
  }
  const wanted = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  for (const { route, pattern, names } of table) {
    const match = pattern.exec(wanted)
    if (match === null) continue
    const parameters = names.map((name, i) => [name, match[i + 1] ?? ''])
    return {
      route,
      parameters: Object.fromEntries(parameters) as Record<string, string>,
      query: readQuery(route.query, search),
    }
  }
  return undefined
}

/** The segments of a path with its optional ones and without, the longest first. */
export function formsOf(path: string): string[][] {
  let written: string[][] = [[]]
  for (const segment of path.split('/').filter(Boolean)) {
    const plain = segment.replace(/\?$/, '')
    const withIt = written.map((before) => [...before, plain])
    written = segment.endsWith('?') ? [...withIt, ...written] : withIt
  }
  return written
}

/** A static segment is worth ten, a parameter three: react-router's `computeScore`. */
function variantsOf(route: Route): Variant[] {
  return formsOf(route.path).map((parts) => ({
    route,
    names: parts.filter((part) => part.startsWith(':')).map((part) => part.slice(1)),
    pattern: new RegExp(`^/${parts.map(toPattern).join('/')}$`, 'iu'),
    score: parts.reduce((sum, part) => sum + (part.startsWith(':') ? 3 : 10), parts.length + 1),
  }))
}

const toPattern = (part: string) =>
  part.startsWith(':') ? '([^/]+)' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The path in the case its route declares, with the parameters as given. */
export function canonicalPath({ route, parameters }: Omit<RouteMatch, 'query'>): string {
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
