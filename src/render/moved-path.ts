import { shownNames } from '#schemas/item-path.ts'
import type { CompiledPage } from '#src/manifest/compile/compiled.ts'
import type { CompiledCall } from '#src/manifest/compile/compiled-resource.ts'
import { isObject } from '#src/manifest/values/objects.ts'
import { canonicalPath, type RouteMatch } from './match-route.ts'
import type { ReadResource } from './resources.ts'

/**
 * The path of the item that a route requires, when its address names it otherwise: by a slug that it had before, by its
 * code, by its id alone, or with the title of another. Undefined when the address is the item's own.
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

/**
 * The parameters of the item's own address: its slug, or its id where the page reads one, with its slug where the route has
 * a place for a title. Undefined when they are those of the address already.
 */
function ownParameters(
  { route, parameters }: RouteMatch,
  { input }: CompiledCall,
  item: Record<string, unknown>,
): Record<string, string> | undefined {
  const { slug, id } = item
  if (typeof slug !== 'string' || typeof id !== 'string') return undefined
  const read = routeNames(input).filter((name) => parameters[name] !== undefined)
  if (read.length === 0) return undefined
  const named = read.map((name) => {
    const isNamedById = name === 'id' || !readsSlug(name, input)
    const isId = isNamedById && parameters[name]?.toLowerCase() === id.toLowerCase()
    return [name, isId ? id : slug] as const
  })
  // An id alone says nothing to a reader; a slug does without a title.
  const needsTitle = named.some(([, value]) => value === id)
  const titles = shownNames.filter(
    (name) =>
      !read.includes(name) &&
      (parameters[name] !== undefined ||
        (needsTitle && hasPlace(route.canonical ?? route.path, name))),
  )
  const own = Object.fromEntries([...named, ...titles.map((name) => [name, slug] as const)])
  const isOwn = Object.entries(own).every(([name, value]) => parameters[name] === value)
  return isOwn ? undefined : { ...parameters, ...own }
}

const hasPlace = (path: string, name: string): boolean =>
  path.split('/').some((segment) => segment === `:${name}` || segment === `:${name}?`)

/** Whether a call takes a parameter of the route as the slug of an item. */
const readsSlug = (name: string, { slug }: Record<string, unknown>): boolean =>
  isObject(slug) && slug['$route'] === name

/** The parameters of the route that name the item in the input of a call: `id` and `slug`, but no filter. */
export const routeNames = (input: Record<string, unknown>): string[] =>
  ['slug', 'id'].flatMap((name) => {
    const value = input[name]
    return isObject(value) && typeof value['$route'] === 'string' ? [value['$route']] : []
  })
