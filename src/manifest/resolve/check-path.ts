import type { SourceLocation } from '#schemas/problems.ts'
import type { EffectiveLayout, EffectivePage } from '../inherit/effective-layout.ts'
import type { Reporter } from '../problems/reporter.ts'
import { didYouMean } from '../problems/suggest.ts'
import { follow, siteSchema, type Followed } from './answer-schema.ts'
import { parametersOf } from './page-paths.ts'
import { resourceSchema } from './resource-schema.ts'

/** The page, or a route to it, whose bindings are checked, and the reporter. */
export interface BindingScope {
  page: Pick<EffectivePage, 'name' | 'head'> | undefined
  layout: Pick<EffectiveLayout, 'routes' | 'collections' | 'chain'>
  report: Reporter['report']
  place(pointer: string): SourceLocation
}

/** The schema of a path, and the resource that is a row which may not be there, where no route checks that it is. */
type FoundPath = Extract<Followed, { found: unknown }> & { unchecked?: string }

/** Follows a dot path such as `class.name` to its schema; reports and returns undefined when it does not exist. */
export function checkPath(
  path: string,
  place: SourceLocation,
  { page, layout, report }: Omit<BindingScope, 'place'>,
): FoundPath | undefined {
  const [resource = '', ...fields] = path.split('.')
  if (resource === 'route') {
    const [name = ''] = fields
    if (page !== undefined && parametersOf(page.name, layout.routes).has(name))
      return { found: { type: 'string' }, mayBeEmpty: false }
    const near = didYouMean(name, page ? parametersOf(page.name, layout.routes) : [])
    report('unknown-parameter', `No path of this page has :${name}.${near}`, place)
    return undefined
  }
  const data = page?.head.data ?? {}
  const own = Object.hasOwn(data, resource) ? data[resource] : undefined
  const isChecked = page !== undefined && isAlwaysChecked(page.name, resource, layout)
  const schema = resource === 'site' ? siteSchema() : own && resourceSchema(own, layout, isChecked)
  if (schema === undefined) {
    // An unknown call or collection is reported where the page names it.
    if (own !== undefined) return undefined
    const near = didYouMean(resource, ['site', 'route', ...Object.keys(data)])
    report('unknown-resource', `This page loads no "${resource}".${near}`, place)
    return undefined
  }
  const followed = follow(schema, fields)
  if ('found' in followed) {
    const isUnchecked = own !== undefined && 'find' in own && !isChecked
    return isUnchecked ? { ...followed, unchecked: resource } : followed
  }
  const near = didYouMean(followed.unknown, followed.known)
  report('unknown-field', `"${path}": there is no "${followed.unknown}".${near}`, place)
  return undefined
}

/** Whether every route to a page checks that a resource exists. */
function isAlwaysChecked(
  page: string,
  resource: string,
  { routes }: Pick<EffectiveLayout, 'routes'>,
): boolean {
  const own = routes.filter(({ route }) => route.page === page)
  const checks = (checked: object) => 'exists' in checked && checked.exists === resource
  return own.length > 0 && own.every(({ route }) => route.checks?.some(checks))
}

/** Whether a binding reads a value of HTML without a format, which could break it. */
export function isHtml(
  binding: Record<string, unknown>,
  scope: Pick<BindingScope, 'page' | 'layout'>,
): boolean {
  if (typeof binding['$bind'] !== 'string' || binding['format'] !== undefined) return false
  const nowhere = { file: '', line: 1, column: 1, pointer: '' }
  return (
    checkPath(binding['$bind'], nowhere, { ...scope, report: () => undefined })?.found.kind ===
    'html'
  )
}
