import type { Check } from '#schemas/layout.ts'
import type { EffectiveLayout, EffectiveRoute } from '#src/manifest/inherit/effective-layout.ts'

/** A route as `routes` prints it. */
export interface RouteRow {
  path: string
  page: string
  /** In the default language; a bound value by its path, such as `{class.name}`. */
  title: string
  parameters: { name: string; isOptional: boolean }[]
  /** Conditions for the route to match, in words. */
  checks: string[]
  middleware: string[]
  /** The layout that declares the route, and the one whose page it shows. */
  layer: string
  pageLayer: string | undefined
  isOwn: boolean
  /** Where it is declared: `file:line:column`. */
  place: string
}

/** The routes of a layout with its parents merged in, in matching order. */
export const routeRows = (layout: EffectiveLayout): RouteRow[] =>
  layout.routes.map((route) => toRow(route, layout))

function toRow({ route, layer, place }: EffectiveRoute, layout: EffectiveLayout): RouteRow {
  const page = layout.pages.get(route.page)
  const { file, line, column } = place('')
  const parameters = [...route.path.matchAll(/:([A-Za-z][A-Za-z0-9]*)(\??)/g)]
  return {
    path: route.path,
    page: route.page,
    title: titleOf(route.title ?? page?.head.title, layout.manifest.locales?.[0] ?? 'id'),
    parameters: parameters.map(([, name = '', mark]) => ({ name, isOptional: mark === '?' })),
    checks: (route.checks ?? []).map(inWords),
    middleware: route.middleware ?? [],
    layer,
    pageLayer: page?.heads[0]?.layer,
    isOwn: layer === layout.own.name,
    place: `${file}:${line}:${column}`,
  }
}

function titleOf(title: unknown, locale: string): string {
  if (typeof title === 'string') return title
  if (typeof title !== 'object' || title === null) return ''
  const parts: Record<string, unknown> = { ...title }
  if (typeof parts['$bind'] === 'string') return `{${parts['$bind']}}`
  return titleOf(parts[locale] ?? Object.values(parts)[0], locale)
}

function inWords(check: Check): string {
  if ('exists' in check) return `${check.exists} is found`
  if ('oneOf' in check) return `${check.parameter} is one of ${check.oneOf.join(', ')}`
  if ('is' in check) return `${check.parameter} is a ${check.is}`
  return `${check.parameter} equals ${check.equals}`
}

/** Formats the rows as columns for a terminal. */
export function routeLines(name: string, rows: readonly RouteRow[]): string[] {
  const cells = rows.map(({ path, page, title, isOwn, layer, checks, middleware }) => [
    path,
    page,
    isOwn ? 'own' : `from ${layer}`,
    title || '–',
    [...middleware, ...checks].join('; '),
  ])
  const table = [['PATH', 'PAGE', 'DECLARED', 'TITLE', 'ONLY WHEN'], ...cells]
  const widths = table[0]?.map((_, i) => Math.max(...table.map((row) => row[i]?.length ?? 0))) ?? []
  const lines = table.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return rows.length === 0 ? [`${name} has no routes.`] : lines
}
