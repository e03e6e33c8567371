import type { EffectiveLayout } from '../inherit/effective-layout.ts'
import { isServerPath } from '#schemas/page-paths.ts'
import { isGone } from '../resolve/is-gone.ts'
import { isObject } from '../values/objects.ts'
import { localesOf } from './languages.ts'
import { routeTable } from './route-matching.ts'

/** A path of the site's own pages, without language, query and anchor. */
interface SitePath {
  path: string
  /** The fragment, decoded; empty when there is none. */
  anchor: string
}

/** The path of a link to its own site; undefined for other sites and for paths that the server reserves. */
export function sitePath(link: string, layout: EffectiveLayout): SitePath | undefined {
  if (!link.startsWith('/') || link.startsWith('//')) return undefined
  const [address = '', anchor = ''] = link.split('#', 2)
  // A question mark after a parameter, as in `/News/:id/:title?`, means that it is optional.
  const query = address.search(/(?<!:[A-Za-z0-9]+)\?/)
  const whole = query === -1 ? address : address.slice(0, query)
  const [, ...others] = localesOf(layout)
  const locale = others.find((one) => whole === `/${one}` || whole.startsWith(`/${one}/`))
  const path = decoded(locale ? whole.slice(locale.length + 1) : whole).replace(/(?<=.)\/+$/, '')
  if (isServerPath(path.toLowerCase())) return undefined
  return { path: path === '' ? '/' : path, anchor: decoded(anchor) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether a path of this site is answered: by a route, a redirect, the host that its prefix is switched to, or as withdrawn. */
export function isServed(path: string, layout: EffectiveLayout): boolean {
  if (routeTable(layout).match(path) || isGone(layout.manifest, path)) return true
  const lower = path.toLowerCase()
  const { redirects, hostSwitch } = layout.manifest
  if (redirects.some(({ from }) => from.toLowerCase() === lower)) return true
  return hostSwitch.some(({ prefix }) => {
    const begin = prefix.toLowerCase()
    return lower === begin || lower.startsWith(`${begin}/`)
  })
}

/** Suggestions for an unknown path: the paths without required parameters. */
export const fixedPaths = ({ routes }: EffectiveLayout): string[] =>
  routes
    .map(({ route }) => route.path.replace(/\/:[A-Za-z0-9]+\?/g, '') || '/')
    .filter((path) => !path.includes(':'))

/** Whether a value, such as a prop of a node, holds this path: then a link to it is reported there. */
export function isWritten(path: string, value: unknown, layout: EffectiveLayout): boolean {
  if (typeof value === 'string') return sitePath(value, layout)?.path === path
  if (Array.isArray(value)) return value.some((item) => isWritten(path, item, layout))
  return isObject(value) && Object.values(value).some((child) => isWritten(path, child, layout))
}
