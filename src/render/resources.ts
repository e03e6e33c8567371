import type { CompiledPage } from '#src/manifest/compile/compiled.ts'
import { toQuestion, type Answers } from './answers.ts'
import { bind, lookUp } from './bind.ts'
import type { RouteMatch } from './match-route.ts'
import type { SiteView } from './site-view.ts'

/** Reads a named resource of a page; undefined when the page has none of that name. */
export type ReadResource = (name: string) => Promise<unknown>

/** Whether something that the route requires does not exist. Data that could not be loaded counts as existing. */
export async function isMissing(
  match: RouteMatch | undefined,
  resource: ReadResource,
): Promise<boolean> {
  const checks = match?.route.checks ?? []
  const names = checks.flatMap((check) => {
    if ('exists' in check) return [check.exists]
    return 'equals' in check ? [check.equals.split('.')[0] ?? ''] : []
  })
  const found = await Promise.all(names.map((name) => resource(name).catch(() => undefined)))
  if (found.includes(null)) return true
  const resources = Object.fromEntries(names.map((name, i) => [name, found[i]]))
  const scope = { resources, site: {}, parameters: match?.parameters ?? {} }
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
  view: SiteView
  answers: Answers
}

/** Reads a page's named resources, each once, when it is first needed. */
export function resourceReader(page: CompiledPage, { parameters, view, answers }: ReadingFrom) {
  const byName = new Map(page.resources.map((resource) => [resource.name, resource]))
  const reading = new Map<string, Promise<unknown>>()
  return (name: string): Promise<unknown> => {
    const known = reading.get(name)
    if (known) return known
    const resource = byName.get(name)
    const scope = { resources: {}, site: view.site, parameters }
    const read = resource
      ? answers.ask(toQuestion(resource.endpoint, bind(resource.input, scope) as object))
      : Promise.resolve(undefined)
    reading.set(name, read)
    return read
  }
}

/** Every resource of a page; one that could not be loaded is undefined. */
export async function readAll(page: CompiledPage, resource: ReadResource) {
  const entries = page.resources.map(async ({ name }) => [
    name,
    await resource(name).catch(() => undefined),
  ])
  return Object.fromEntries(await Promise.all(entries)) as Record<string, unknown>
}
