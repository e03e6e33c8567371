import type { Route } from '#schemas/layout.ts'
import type { CompiledLayout, CompiledPage } from '#src/manifest/compile/compiled.ts'
import type { CompiledSelection } from '#src/manifest/compile/compiled-resource.ts'
import { isGone } from '#src/manifest/resolve/is-gone.ts'
import { indexedPath, hasValidParameters, matchRoute } from '#src/render/match-route.ts'
import type { Locale } from '#schemas/text.ts'
import { routeNames } from '#src/render/moved-path.ts'
import { selectRows } from '#src/render/select-rows.ts'

/** A path of a site, and the languages that its page is whole in. */
export interface SitemapPath {
  path: string
  languages: readonly Locale[]
  /** When its content was changed last, where that is known. */
  changedAt?: string
  picture?: string
}

/**
 * The paths of a layout that search engines may list, without a language: of public routes without parameters, and of those
 * whose parameters are fields of rows in a collection.
 */
export function sitemapPaths(layout: CompiledLayout): SitemapPath[] {
  const found = new Map<string, SitemapPath>()
  const paths = layout.routes.flatMap((route) => {
    const page = layout.pages.get(route.page)
    if (page === undefined || route.middleware.length > 0 || isHidden(route, page)) return []
    return pathsOf(route, page, layout)
      .filter((path) => isAnswered(path, route, layout))
      .map((path) => ({ path, languages: page.languages }))
  })
  for (const one of paths) if (!found.has(one.path)) found.set(one.path, one)
  return [...found.values()]
}

/** Whether search engines are told not to list the page of a route. */
export const isHidden = (route: Route, page: CompiledPage): boolean =>
  (route.seo?.robots ?? page.seo.robots ?? '').startsWith('noindex')

/**
 * Whether this route answers at the path, and the path is the canonical one: another route may be closer or show the same item,
 * the checks may refuse the parameters, and the path may be withdrawn.
 */
function isAnswered(path: string, route: Route, layout: CompiledLayout): boolean {
  const decoded = decodeURIComponent(path)
  const match = matchRoute(layout.routes, decoded)
  if (match?.route !== route || !hasValidParameters(match)) return false
  return indexedPath(match) === path && !isGone(layout.manifest, decoded)
}

function pathsOf(route: Route, page: CompiledPage, layout: CompiledLayout): string[] {
  const selections = page.resources.filter((resource) => 'collection' in resource)
  const sources = selections.map((selection) => ({
    selection,
    fields: fieldsOf(selection, route),
    isNeeded: route.checks.some((check) => 'exists' in check && check.exists === selection.name),
  }))
  return formsOf(route.path).flatMap((segments) => {
    const names = segments.filter((part) => part.startsWith(':')).map((part) => part.slice(1))
    // A form without the parameter that a needed row is found by is not found.
    const lacksRow = sources.some(({ selection, isNeeded }) => {
      const name = routeParameter(selection.find)
      return isNeeded && name !== undefined && !names.includes(name)
    })
    if (lacksRow) return []
    if (names.length === 0) return needsParameter(route, page) ? [] : [`/${segments.join('/')}`]
    const source = sources.find(({ fields }) => names.every((name) => fields.has(name)))
    if (source === undefined) return []
    return rowsOf(source.selection, layout).flatMap((row) => filled(segments, source.fields, row))
  })
}

/** Whether something must exist that is found by a parameter of the route alone: without one, the path is not found. */
const needsParameter = ({ checks }: Route, { resources }: CompiledPage): boolean =>
  resources.some(
    (resource) =>
      'endpoint' in resource &&
      checks.some((check) => 'exists' in check && check.exists === resource.name) &&
      routeNames(resource.input).length > 0,
  )

/** The segments of a path with its optional ones and without, the longest first: at most sixteen (`limits.optionalSegments`). */
function formsOf(path: string): string[][] {
  let written: string[][] = [[]]
  for (const segment of path.split('/').filter(Boolean)) {
    const plain = segment.replace(/\?$/, '')
    const withIt = written.map((before) => [...before, plain])
    written = segment.endsWith('?') ? [...withIt, ...written] : withIt
  }
  return written
}

/** The field of a row that each parameter of a route must equal. */
function fieldsOf(
  { name, find, where }: CompiledSelection,
  { checks }: Route,
): Map<string, string> {
  const conditions = Object.entries({ ...where, ...(find === undefined ? {} : { slug: find }) })
  const fields = new Map<string, string>()
  for (const [field, value] of conditions) {
    const parameter = routeParameter(value)
    if (parameter !== undefined) fields.set(parameter, field)
  }
  for (const check of checks) {
    const [resource, field = ''] = 'equals' in check ? check.equals.split('.') : []
    if ('equals' in check && resource === name) fields.set(check.parameter, field)
  }
  return fields
}

/** The name of the parameter of the route that a value is bound to; undefined for any other value. */
export const routeParameter = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && '$route' in value
    ? String(value.$route)
    : undefined

/** The rows that a page can be about or list, in any language: slugs and other fields of addresses have none. */
function rowsOf(selection: CompiledSelection, layout: CompiledLayout) {
  const { find: _, limit: __, ...all } = selection
  const [locale] = layout.locales
  const nothing = { resources: {}, site: {}, parameters: {}, query: {}, locale }
  const rows = selectRows(all, { layout, locale }, nothing)
  return Array.isArray(rows) ? (rows as readonly Readonly<Record<string, unknown>>[]) : []
}

/** The path of one row; none when the row lacks a field of it. */
function filled(
  segments: readonly string[],
  fields: ReadonlyMap<string, string>,
  row: Readonly<Record<string, unknown>>,
): string[] {
  const parts = segments.map((part) => {
    if (!part.startsWith(':')) return part
    const value = row[fields.get(part.slice(1)) ?? '']
    return typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : ''
  })
  return parts.includes('') ? [] : [`/${parts.join('/')}`]
}
