import type { Locale } from '#schemas/text.ts'
import { isBound } from '#src/manifest/resolve/resolve-references.ts'
import { isObject } from '#src/manifest/values/objects.ts'
import { applyFormat } from './text-formats.ts'

/** What references of one page may read: its loaded data, the site's settings, and what its address gave. */
export interface Scope {
  resources: Readonly<Record<string, unknown>>
  site: unknown
  parameters: Readonly<Record<string, string>>
  /** The values of the query by name. */
  query: Readonly<Record<string, unknown>>
  /** The language of the page, in which formats write. */
  locale: Locale
  /** What formats may still read; without it they read everything. */
  formats?: FormatBudget
}

/** The characters that the formats of one page may read: what is beyond is the fallback, or empty. */
export interface FormatBudget {
  left: number
}

/** A page of text for people has less than a hundredth. */
export const newFormatBudget = (): FormatBudget => ({ left: 2_000_000 })

/** Fills every binding in a value. A path that leads nowhere gives the fallback. */
export function bind(value: unknown, scope: Scope): unknown {
  if (isBound(value)) return bindOne(value, scope)
  if (Array.isArray(value)) return value.map((item) => bind(item, scope))
  if (typeof value !== 'object' || value === null) return value
  const filled: Record<string, unknown> = {}
  for (const [name, child] of Object.entries(value)) filled[name] = bind(child, scope)
  return filled
}

function bindOne(value: Record<string, unknown>, scope: Scope): unknown {
  if (typeof value['$route'] === 'string') return ownProperty(scope.parameters, value['$route'])
  if (typeof value['$query'] === 'string') return ownProperty(scope.query, value['$query'])
  const found = lookUp(String(value['$bind']), scope)
  if (found === undefined || found === null || found === '') return value['fallback']
  const formats = Array.isArray(value['format']) ? value['format'].map(String) : []
  if (Array.isArray(found) && isObject(value['each'])) return toItems(found, value['each'])
  let shown: unknown = found
  for (const format of formats) {
    if (scope.formats && !mayRead(String(shown), scope.formats)) return value['fallback'] ?? ''
    shown = applyFormat(shown, format, scope.locale)
  }
  return shown
}

function mayRead(text: string, budget: FormatBudget): boolean {
  budget.left -= text.length
  return budget.left >= 0
}

/** The items of a prop from the rows of a list; `each` has a field, or an address, by each name of the item. */
const toItems = (rows: readonly unknown[], each: Record<string, unknown>): object[] =>
  rows.map((row) => {
    const item: Record<string, unknown> = {}
    for (const [name, from] of Object.entries(each)) {
      const value = ofRow(row, String(from))
      if (value !== undefined && value !== null) item[name] = value
    }
    return item
  })

function ofRow(row: unknown, from: string): unknown {
  if (from.startsWith('/')) return fillAddress(from, row)
  return from.split('.').reduce<unknown>(ownProperty, row)
}

/** `/Lms/Features/:slug` with the fields of a row; undefined when the row lacks one that the address must have. */
function fillAddress(pattern: string, row: unknown): string | undefined {
  let isWhole = true
  const address = pattern.replace(
    /\/:([A-Za-z0-9]+)(\??)/g,
    (_, name: string, optional: string) => {
      const value = ownProperty(row, name)
      const isThere = (typeof value === 'string' && value !== '') || typeof value === 'number'
      isWhole &&= isThere || optional !== ''
      return isThere ? `/${encodeURIComponent(value)}` : ''
    },
  )
  return isWhole ? address || '/' : undefined
}

/** The value at a dot path; own properties only, so that nothing inherited can be reached. */
export function lookUp(path: string, scope: Omit<Scope, 'locale'>): unknown {
  const [first = '', ...rest] = path.split('.')
  const start =
    first === 'site'
      ? scope.site
      : first === 'route'
        ? scope.parameters
        : ownProperty(scope.resources, first)
  return rest.reduce<unknown>((value, name) => ownProperty(value, name), start)
}

function ownProperty(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  const found = (value as Record<string, unknown>)[name]
  return typeof found === 'function' ? undefined : found
}
