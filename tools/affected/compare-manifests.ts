import { routeParts, type RouteParts } from '#src/manifest/inspect/fingerprints.ts'
import type { Layouts } from '../open-layouts.ts'

export type Part = keyof RouteParts['parts']

/** A route whose effective manifest a change alters, with the parts that differ. */
export interface AlteredRoute {
  layout: string
  path: string
  page: string
  change: 'added' | 'removed' | 'changed'
  parts: Part[]
}

/** Compares the effective manifests of two revisions, layout by layout and route by route. */
export async function compareManifests(before: Layouts, after: Layouts): Promise<AlteredRoute[]> {
  const [were, are] = await Promise.all([before.names(), after.names()])
  const names = [...new Set([...were, ...are])].toSorted()
  return names.flatMap((name) =>
    compareRoutes(
      name,
      were.includes(name) ? partsOf(before, name) : [],
      are.includes(name) ? partsOf(after, name) : [],
    ),
  )
}

function partsOf(layouts: Layouts, name: string): RouteParts[] {
  const { effective } = layouts.open(name)
  return effective === undefined || effective.manifest.abstract ? [] : routeParts(effective)
}

function compareRoutes(
  layout: string,
  before: readonly RouteParts[],
  after: readonly RouteParts[],
): AlteredRoute[] {
  const old = new Map(before.map((route) => [route.path, route]))
  const now = new Map(after.map((route) => [route.path, route]))
  const deleted = before.filter(({ path }) => !now.has(path))
  return [
    ...after.flatMap((route): AlteredRoute[] => {
      const { path, page } = route
      const was = old.get(path)
      if (was === undefined) return [{ layout, path, page, change: 'added', parts: [] }]
      const parts = changedParts(was, route)
      return parts.length === 0 ? [] : [{ layout, path, page, change: 'changed', parts }]
    }),
    ...deleted.map(({ path, page }) => ({
      layout,
      path,
      page,
      change: 'removed' as const,
      parts: [],
    })),
  ]
}

const changedParts = (was: RouteParts, is: RouteParts): Part[] =>
  (Object.keys(is.parts) as Part[]).filter((part) => was.parts[part] !== is.parts[part])
