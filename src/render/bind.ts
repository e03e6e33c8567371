import { isBound } from '#src/manifest/resolve/resolve-references.ts'

/** What bindings of one page may read: its loaded data, the site's settings and the parameters of the route. */
export interface Scope {
  resources: Readonly<Record<string, unknown>>
  site: unknown
  parameters: Readonly<Record<string, string>>
}

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
  const found = lookUp(String(value['$bind']), scope)
  if (found === undefined || found === null || found === '') return value['fallback']
  const formats = Array.isArray(value['format']) ? value['format'].map(String) : []
  return formats.reduce<unknown>((shown, format) => applyFormat(shown, format), found)
}

/** The value at a dot path; own properties only, so that nothing inherited can be reached. */
export function lookUp(path: string, scope: Scope): unknown {
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

function applyFormat(value: unknown, format: string): unknown {
  const text = String(value)
  if (format === 'stripHtml') return stripHtml(text)
  if (format.startsWith('words:')) return firstWords(text, Number(format.slice('words:'.length)))
  if (format === 'upper') return text.toUpperCase()
  if (format === 'lower') return text.toLowerCase()
  if (format === 'rupiah') return `Rp${grouped(text)}`
  if (format === 'number') return grouped(text)
  if (format === 'date') return text.slice(0, 10)
  return value
}

const grouped = (text: string) => text.replace(/\B(?=(\d{3})+$)/g, '.')

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}

/** The text of some HTML, on one line. */
export const stripHtml = (html: string): string =>
  html
    .replace(/<\/(p|h\d|li|blockquote)>|<br\s*\/?>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

/** The first words, followed by an ellipsis when there are more. */
export function firstWords(text: string, count: number): string {
  const words = text.split(/\s+/).filter(Boolean)
  return words.length <= count ? words.join(' ') : `${words.slice(0, count).join(' ')}…`
}
