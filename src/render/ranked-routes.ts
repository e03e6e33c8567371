import type { Route } from '#schemas/layout.ts'

/** A route with the segments of its path, prepared for matching. */
export interface RankedRoute {
  route: Route
  /** The position of the route in its layout. */
  index: number
  segments: readonly Segment[]
  /** The number of segments that every path of the route has. */
  required: number
  /** The score of the longest path of the route. */
  best: number
}

interface Segment {
  /** The parameter that takes the text; undefined for a static segment. */
  name: string | undefined
  isOptional: boolean
  /** A static segment is worth ten, a parameter three, and each one more: react-router's `computeScore`. */
  score: number
  accepts(part: string): boolean
}

/** How the first segments of a route take the first parts of a path: a list from the last part back. */
interface Fit {
  score: number
  before?: Fit
  name?: string | undefined
  part?: string
}

interface Found {
  ranked: RankedRoute
  fit: Fit
}

/** The routes of a layout, those with the highest possible score first. */
export const rankRoutes = (routes: readonly Route[]): readonly RankedRoute[] =>
  routes.map(rankRoute).toSorted((a, b) => b.best - a.best)

/** The route with the highest score for a path and its parameters; of equal ones, the one that is written first. */
export function findRoute(
  ranked: readonly RankedRoute[],
  path: string,
): { route: Route; parameters: Record<string, string> } | undefined {
  const parts = partsOf(path)
  if (parts === undefined) return undefined
  let found: Found | undefined
  for (const one of ranked) {
    if (found !== undefined && found.fit.score > one.best) break
    const fit = fitOf(one, parts)
    if (fit === undefined) continue
    const lead = found === undefined ? 1 : fit.score - found.fit.score
    if (lead > 0 || (lead === 0 && found !== undefined && one.index < found.ranked.index))
      found = { ranked: one, fit }
  }
  return found && { route: found.ranked.route, parameters: parametersOf(found.fit) }
}

function rankRoute(route: Route, index: number): RankedRoute {
  const segments = route.path.split('/').filter(Boolean).map(toSegment)
  const required = segments.filter(({ isOptional }) => !isOptional).length
  const best = segments.reduce((sum, { score }) => sum + score, 0)
  return { route, index, segments, required, best }
}

function toSegment(written: string): Segment {
  const isOptional = written.endsWith('?')
  const text = isOptional ? written.slice(0, -1) : written
  if (text.startsWith(':'))
    return { name: text.slice(1), isOptional, score: 4, accepts: (part) => part !== '' }
  const pattern = new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'iu')
  return { name: undefined, isOptional, score: 11, accepts: (part) => pattern.test(part) }
}

/** The parts of a path between its slashes, of which one at the end counts for nothing; undefined for what is no path. */
function partsOf(path: string): string[] | undefined {
  const wanted = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  if (!wanted.startsWith('/')) return undefined
  return wanted === '/' ? [] : wanted.slice(1).split('/')
}

/**
 * The fit of a whole path with the highest score. Of equal ones, the one in which the last optional segment that
 * differs takes a part. Costs segments times parts, however many segments are optional.
 */
function fitOf({ segments, required }: RankedRoute, parts: readonly string[]): Fit | undefined {
  if (parts.length < required || parts.length > segments.length) return undefined
  let fits: (Fit | undefined)[] = [{ score: 0 }]
  for (const { name, isOptional, score, accepts } of segments) {
    const next: (Fit | undefined)[] = isOptional ? [...fits] : []
    for (const [taken, before] of fits.entries()) {
      const part = parts[taken]
      if (before === undefined || part === undefined || !accepts(part)) continue
      const fit = { score: before.score + score, before, name, part }
      const without = next[taken + 1]
      if (without === undefined || without.score <= fit.score) next[taken + 1] = fit
    }
    fits = next
  }
  return fits[parts.length]
}

function parametersOf(fit: Fit): Record<string, string> {
  const entries: [string, string][] = []
  for (let at: Fit | undefined = fit; at !== undefined; at = at.before)
    if (at.name !== undefined) entries.push([at.name, at.part ?? ''])
  return Object.fromEntries(entries.toReversed())
}
