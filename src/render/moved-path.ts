import type { CompiledPage } from '#src/manifest/compile/compiled.ts'
import type { CompiledCall } from '#src/manifest/compile/compiled-resource.ts'
import { isObject } from '#src/manifest/values/objects.ts'
import { canonicalPath, type RouteMatch } from './match-route.ts'
import type { ReadResource } from './resources.ts'

/** Parameters that show the name of an item in its address, and are not read. */
export const shownNames = ['slug', 'title']

/**
 * The path of the item that a route requires, when its address names it otherwise: by a slug that it had before, or
 * with the title of another. Undefined when the address is the item's own.
 */
export async function movedPath(
  match: RouteMatch | undefined,
  page: CompiledPage,
  resource: ReadResource,
): Promise<string | undefined> {
  if (match === undefined) return undefined
  const required = match.route.checks.flatMap((check) => ('exists' in check ? [check.exists] : []))
  for (const named of page.resources) {
    if (!required.includes(named.name) || !('endpoint' in named) || !named.endpoint.namesItem)
      continue
    const item = await resource(named.name).catch(() => undefined)
    const parameters = isObject(item) ? ownParameters(match, named, item) : undefined
    if (parameters !== undefined) return canonicalPath({ ...match, parameters })
  }
  return undefined
}

/** The parameters of the item's own address; undefined when they are those of the address already. */
function ownParameters(
  { parameters }: RouteMatch,
  { input }: CompiledCall,
  item: Record<string, unknown>,
): Record<string, string> | undefined {
  const { slug, id, code } = item
  if (typeof slug !== 'string' || typeof id !== 'string') return undefined
  const read = routeNames(input).filter((name) => parameters[name] !== undefined)
  if (read.length === 0) return undefined
  const isName = (value: string | undefined) =>
    [slug, id, code].some((own) => String(own).toLowerCase() === value?.toLowerCase())
  const moved = read.filter((name) => !isName(parameters[name]))
  const shown = shownNames.filter((name) => {
    const value = parameters[name]
    return value !== undefined && !read.includes(name) && value !== slug
  })
  const wrong = [...moved, ...shown]
  if (wrong.length === 0) return undefined
  return { ...parameters, ...Object.fromEntries(wrong.map((name) => [name, slug])) }
}

/** The parameters of the route that name the item in the input of a call: `id` and `slug`, but no filter. */
export const routeNames = (input: Record<string, unknown>): string[] =>
  ['slug', 'id'].flatMap((name) => {
    const value = input[name]
    return isObject(value) && typeof value['$route'] === 'string' ? [value['$route']] : []
  })
