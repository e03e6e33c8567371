import type { CompiledPage } from '#src/manifest/compile/compiled.ts'
import type { CompiledResource } from '#src/manifest/compile/compiled-resource.ts'
import { boundResources, isBound, queryNames } from '#src/manifest/resolve/resolve-references.ts'
import { toQuestion, type Answers } from './answers.ts'
import { bind, lookUp, type Scope } from './bind.ts'
import { listPage, type ListPage } from './list-position.ts'
import { selectRows } from './select-rows.ts'
import type { RouteMatch } from './match-route.ts'
import type { ReadQuery } from './read-query.ts'
import type { SiteView } from './site-view.ts'

/** Reads a named resource of a page; undefined when the page has none of that name. */
export type ReadResource = (name: string) => Promise<unknown>

/** What a page is about could not be loaded, so there is nothing to show at its address. */
export class DataNotLoaded extends Error {
  override name = 'DataNotLoaded'
}

/** Throws DataNotLoaded when data could not be loaded that the route checks, or that is in the page's title. */
export async function requireLoaded(
  match: RouteMatch | undefined,
  page: Pick<CompiledPage, 'title'>,
  resource: ReadResource,
): Promise<void> {
  const names = [...checkedNames(match), ...namesInTitle(match?.route.title ?? page.title)]
  await Promise.all(
    names.map((name) =>
      resource(name).catch((cause: unknown) => {
        throw new DataNotLoaded(`"${name}" could not be loaded.`, { cause })
      }),
    ),
  )
}

/** The resources that the checks of a route name. */
const checkedNames = (match: RouteMatch | undefined): string[] =>
  (match?.route.checks ?? []).flatMap((check) => {
    if ('exists' in check) return [check.exists]
    return 'equals' in check ? [check.equals.split('.')[0] ?? ''] : []
  })

/** The resource that a title is bound to. */
function namesInTitle(title: unknown): string[] {
  return isBound(title) ? [String(title['$bind']).split('.')[0] ?? ''] : []
}

/** Whether something that the route requires does not exist. Data that could not be loaded counts as existing. */
export async function isMissing(
  match: RouteMatch | undefined,
  resource: ReadResource,
): Promise<boolean> {
  const checks = match?.route.checks ?? []
  const names = checkedNames(match)
  const found = await Promise.all(names.map((name) => resource(name).catch(() => undefined)))
  if (found.includes(null)) return true
  const resources = Object.fromEntries(names.map((name, i) => [name, found[i]]))
  const scope = { resources, site: {}, parameters: match?.parameters ?? {}, query: {} }
  return checks.some(
    (check) =>
      'equals' in check && !equals(lookUp(check.equals, scope), scope.parameters[check.parameter]),
  )
}

/** Whether a value of loaded data equals a parameter of the path. A missing value or parameter equals any. */
const equals = (value: unknown, parameter: string | undefined): boolean =>
  parameter === undefined || (typeof value !== 'string' && typeof value !== 'number')
    ? true
    : String(value) === parameter

interface ReadingFrom {
  parameters: Readonly<Record<string, string>>
  query: ReadQuery
  view: SiteView
  answers: Answers
}

/** Reads a page's named resources, each once, when it is first needed: after those that its input is bound to. */
export function resourceReader(
  page: CompiledPage,
  { parameters, query, view, answers }: ReadingFrom,
) {
  const byName = new Map(page.resources.map((resource) => [resource.name, resource]))
  const reading = new Map<string, Promise<unknown>>()
  const read = (name: string, waiting: readonly string[] = []): Promise<unknown> => {
    const known = reading.get(name)
    if (known) return known
    const resource = byName.get(name)
    // Data that waits for this one is not waited for: two that are bound to each other would never come.
    const before = boundIn(resource).filter(
      (other) => other !== name && byName.has(other) && !waiting.includes(other),
    )
    const promise = Promise.all(
      before.map((other) => read(other, [...waiting, name]).catch(() => undefined)),
    ).then((values) => {
      const resources = Object.fromEntries(before.map((other, i) => [other, values[i]]))
      const { site, locale } = view
      const scope = { resources, site, parameters, query: query.byName, locale }
      return resource && readResource(resource, scope, { view, answers })
    })
    reading.set(name, promise)
    return promise
  }
  return (name: string): Promise<unknown> => read(name)
}

/** The resources that the input of a call, or the choice of rows, is bound to. */
const boundIn = (resource: CompiledResource | undefined): string[] => {
  if (resource === undefined) return []
  if ('endpoint' in resource) return boundResources(resource.input)
  return boundResources([resource.find, resource.where, resource.exclude])
}

function readResource(
  resource: CompiledResource,
  scope: Scope,
  { view, answers }: Pick<ReadingFrom, 'view' | 'answers'>,
): unknown {
  if ('collection' in resource) return selectRows(resource, view, scope)
  return answers.ask(toQuestion(resource.endpoint, bind(resource.input, scope) as object))
}

/** Every resource of a page; one that could not be loaded is undefined. */
export async function readAll(page: CompiledPage, resource: ReadResource) {
  const entries = page.resources.map(async ({ name }) => [
    name,
    await resource(name).catch(() => undefined),
  ])
  return Object.fromEntries(await Promise.all(entries)) as Record<string, unknown>
}

/** The lists among a page's data whose page is a value of the query. */
export const listsIn = (page: CompiledPage, data: Readonly<Record<string, unknown>>): ListPage[] =>
  page.resources.flatMap((resource) =>
    'collection' in resource
      ? []
      : listPage(queryNames(resource.input)['page'], data[resource.name]),
  )
