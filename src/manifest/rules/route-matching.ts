import type { EffectiveLayout, EffectiveRoute } from '../inherit/effective-layout.ts'

/** A path with or without each optional segment: the forms that the server matches (src/render/match-route.ts). */
export interface Form {
  route: EffectiveRoute
  /** In lower case; a parameter is `:`. */
  segments: readonly string[]
  /** The number of segments that are not parameters: of two forms that match, the one with more is served. */
  fixed: number
}

/** The forms of a layout's routes, and the best route for a path. */
export interface RouteTable {
  forms: readonly Form[]
  /** The route that serves a path without query, or a pattern such as `/Class/:slug`. */
  match(path: string): EffectiveRoute | undefined
}

const tables = new WeakMap<EffectiveLayout, RouteTable>()

/** The routes of a layout as the server ranks them, cached. */
export function routeTable(layout: EffectiveLayout): RouteTable {
  const known = tables.get(layout)
  if (known) return known
  const forms = layout.routes.flatMap(formsOf).toSorted((a, b) => b.fixed - a.fixed)
  const fixed = new Map<string, EffectiveRoute>()
  const open: Form[] = []
  for (const form of forms) {
    const path = keyOf(form)
    if (form.fixed < form.segments.length) open.push(form)
    else if (!fixed.has(path)) fixed.set(path, form.route)
  }
  const made: RouteTable = {
    forms,
    match(path) {
      const segments = segmentsOf(path)
      const exact = fixed.get(`/${segments.join('/')}`)
      return exact ?? open.find((form) => fits(form.segments, segments))?.route
    },
  }
  tables.set(layout, made)
  return made
}

/** The path of a form with `:` for each parameter. */
export const keyOf = ({ segments }: Form): string => `/${segments.join('/')}`

/** Whether a path exists that both forms match. */
export const overlap = (a: Form, b: Form): boolean =>
  a.segments.length === b.segments.length &&
  a.segments.every((segment, i) => {
    const other = b.segments[i]
    return segment === other || segment === ':' || other === ':'
  })

const fits = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((segment, i) => segment === ':' || segment === segments[i])

const segmentsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean)

function formsOf(route: EffectiveRoute): Form[] {
  let written: string[][] = [[]]
  for (const segment of segmentsOf(route.route.path)) {
    const plain = segment.startsWith(':') ? ':' : segment
    const withIt = written.map((before) => [...before, plain])
    written = segment.endsWith('?') ? [...withIt, ...written] : withIt
  }
  return written.map((segments) => ({
    route,
    segments,
    fixed: segments.filter((segment) => segment !== ':').length,
  }))
}
