import type { Route } from '#schemas/layout.ts'
import { readJob } from '#schemas/services/career.ts'
import { LocalText, type Locale } from '#schemas/text.ts'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import type { CompiledCall } from '#src/manifest/compile/compiled-resource.ts'
import { isObject } from '#src/manifest/values/objects.ts'
import { indexedPath } from '../match-route.ts'
import { shownNames } from '#schemas/item-path.ts'
import { routeNames } from '../moved-path.ts'
import { inLocale } from '../seo.ts'

interface Item {
  id: string
  slug: string
}

/** The public page of a layout for one kind of row. */
export interface ItemPage {
  route: Route
  /** The list of such rows that the page is below. */
  list: Route | undefined
  /** The path of a row, without the prefix of a language. */
  pathOf(item: Item): string
  /** The title of the list that the page is below, such as “News”; empty when there is none. */
  section(locale: Locale): string
}

const made = new WeakMap<CompiledLayout, ReadonlyMap<string, ItemPage>>()

/**
 * The pages of rows by kind: the slug of a kind of posts, or an entity. Of several routes that show a kind the first below a list
 * is that of all its rows, else the first.
 */
export function itemPages(layout: CompiledLayout): ReadonlyMap<string, ItemPage> {
  const known = made.get(layout)
  if (known) return known
  const pages = new Map<string, ItemPage>()
  for (const route of layout.routes) {
    const found = itemPage(route, layout)
    const before = found && pages.get(found.kind)
    if (found && (before === undefined || (!before.list && found.list)))
      pages.set(found.kind, found)
  }
  made.set(layout, pages)
  return pages
}

function itemPage(route: Route, layout: CompiledLayout): (ItemPage & { kind: string }) | undefined {
  const required = route.checks.flatMap((check) => ('exists' in check ? [check.exists] : []))
  const call = layout.pages
    .get(route.page)
    ?.resources.find(
      (one): one is CompiledCall =>
        'endpoint' in one && one.endpoint.namesItem === true && required.includes(one.name),
    )
  const kind = call && kindOf(call)
  if (call === undefined || kind === undefined || route.middleware.length > 0) return undefined
  const parameters = parametersOf(route.path)
  const fields = new Map(parameters.map(({ name }) => [name, fieldOf(name, call)] as const))
  const isWhole = parameters.every(({ name, isOptional }) => isOptional || fields.get(name))
  if (!isWhole || routeNames(call.input).length === 0) return undefined
  return {
    kind,
    pathOf(item) {
      const values = parameters.flatMap(({ name }) => {
        const field = fields.get(name)
        return field ? [[name, item[field]] as const] : []
      })
      return indexedPath({ route, parameters: Object.fromEntries(values) })
    },
    route,
    list: listAbove(route, layout),
    section: (locale) => sectionTitle(route, layout, locale),
  }
}

/** The slug of a kind of posts that is asked for, else the entity of the answer. */
function kindOf({ endpoint, input }: CompiledCall): string | undefined {
  const { kindSlug } = input
  if (typeof kindSlug === 'string') return kindSlug
  if (endpoint === readJob) return 'job'
  const [entity] = endpoint.entities
  return entity === 'post' ? undefined : entity
}

const parametersOf = (path: string) =>
  [...path.matchAll(/\/:([A-Za-z0-9]+)(\?)?/g)].map(([, name = '', optional]) => ({
    name,
    isOptional: optional !== undefined,
  }))

/** The field of a row that a parameter has. */
function fieldOf(name: string, { input }: CompiledCall): keyof Item | undefined {
  const isOf = (field: string) => isObject(input[field]) && input[field]['$route'] === name
  if (name === 'id') return 'id'
  // A page that reads `id` from a parameter named `slug` takes both: its own address is the readable one.
  if (isOf('slug') || shownNames.includes(name)) return 'slug'
  return isOf('id') ? 'id' : undefined
}

function listAbove({ path }: Route, { routes }: CompiledLayout): Route | undefined {
  const above = path.slice(0, path.indexOf('/:')).toLowerCase()
  return routes.find((other) => other.path.toLowerCase() === above)
}

function sectionTitle(route: Route, layout: CompiledLayout, locale: Locale): string {
  const list = listAbove(route, layout)
  const title = LocalText.safeParse(list?.title ?? (list && layout.pages.get(list.page)?.title))
  return title.success ? inLocale(title.data, locale, layout.locales[0]) : ''
}
