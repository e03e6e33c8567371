import { findEndpoint } from '#schemas/services/index.ts'
import type { SourceLocation } from '#schemas/problems.ts'
import type { EffectivePage, EffectiveRoute } from '../inherit/effective-layout.ts'
import { unbound, type JsonSchema } from '../read/json-schema.ts'
import type { Reporter } from '../problems/reporter.ts'
import { didYouMean } from '../problems/suggest.ts'
import { answerOf, follow, kindsOf, siteSchema, type Followed } from './answer-schema.ts'
import { throughFormats } from './formats.ts'
import { parametersOf } from './page-paths.ts'
import { isBound } from './resolve-references.ts'

/** The page, or a route to it, whose bindings are checked, and the reporter. */
export interface BindingScope {
  page: Pick<EffectivePage, 'name' | 'head'> | undefined
  routes: readonly EffectiveRoute[]
  report: Reporter['report']
  place(pointer: string): SourceLocation
}

/** What a value is bound to: where it is, its schema, and whether it is required. */
interface BindingTarget {
  pointer: string
  schema?: JsonSchema | undefined
  isRequired?: boolean
}

const text = { type: ['string', 'number', 'boolean'] }

/** The binding targets in the head: title and SEO rules of a page, or of a route to it. */
export const headTargets = {
  title: { pointer: '/title', schema: text },
  seo: {
    pointer: '/seo',
    schema: { properties: { description: text, keywords: text, image: { type: 'string' } } },
  },
} satisfies Record<string, BindingTarget>

/** Checks every binding in a value: its path through the endpoint's answer, and the type of the prop it is bound to. */
export function checkBindings(value: unknown, target: BindingTarget, scope: BindingScope): void {
  if (isBound(value)) return checkBinding(value, target, scope)
  if (typeof value !== 'object' || value === null) return
  const required = (target.schema?.['required'] as string[] | undefined) ?? []
  for (const [name, child] of Object.entries(value)) {
    const schema = Array.isArray(value) ? target.schema?.items : target.schema?.properties?.[name]
    const isRequired = Array.isArray(value) || required.includes(name)
    checkBindings(
      child,
      { pointer: `${target.pointer}/${name}`, schema: unbound(schema), isRequired },
      scope,
    )
  }
}

function checkBinding(
  value: Record<string, unknown>,
  target: BindingTarget,
  scope: BindingScope,
): void {
  const { pointer } = target
  const { page, routes, report, place } = scope
  const reportType = (message: string) => report('binding-type', message, place(pointer))
  if (typeof value['$route'] === 'string') {
    const name = value['$route']
    const parameters = page ? parametersOf(page.name, routes) : new Set<string>()
    const near = didYouMean(name, parameters)
    const message = `No path of this page has :${name}.${near}`
    if (!parameters.has(name)) report('unknown-parameter', message, place(pointer))
    else checkAccepted({ path: `:${name}`, kinds: new Set(['string']) }, target, reportType)
    return
  }
  const path = String(value['$bind'])
  const found = checkPath(path, place(pointer), scope)
  if (found === undefined) return
  const names = Array.isArray(value['format']) ? value['format'].map(String) : []
  const through = throughFormats(kindsOf(found.found), names)
  if ('at' in through) {
    const givenKinds = inWords(through.found)
    const message = `"${names[through.at]}" takes ${inWords([through.takes])}; here it is given ${givenKinds}.`
    report('format-type', message, place(`${pointer}/format/${through.at}`))
    return
  }
  checkAccepted({ path, kinds: through.kinds }, target, reportType)
  if (target.isRequired && found.mayBeEmpty && !('fallback' in value)) {
    const message = `"${path}" may be empty, and there is no fallback.`
    report('binding-may-be-empty', message, place(pointer))
  }
}

function checkAccepted(
  { path, kinds }: { path: string; kinds: ReadonlySet<string> },
  { schema }: BindingTarget,
  report: (message: string) => void,
): void {
  // A localised text is an object in the manifest, but the block receives a string.
  const isText = schema?.kind === 'text' || schema?.kind === 'prose'
  const accepted = new Set(isText ? ['string'] : schema && kindsOf(schema))
  if (accepted.size === 0 || kinds.size === 0) return
  if ([...kinds].some((kind) => accepted.has(kind))) return
  report(`"${path}" is ${inWords(kinds)}; here stands ${inWords(accepted)}.`)
}

const words: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

const inWords = (kinds: Iterable<string>) =>
  [...kinds].map((kind) => words[kind] ?? kind).join(' or ')

/** Follows a dot path such as `class.name` to its schema; reports and returns undefined when it does not exist. */
export function checkPath(
  path: string,
  place: SourceLocation,
  { page, routes, report }: Omit<BindingScope, 'place'>,
): Extract<Followed, { found: unknown }> | undefined {
  const [resource = '', ...fields] = path.split('.')
  if (resource === 'route') {
    const [name = ''] = fields
    if (page !== undefined && parametersOf(page.name, routes).has(name))
      return { found: { type: 'string' }, mayBeEmpty: false }
    const near = didYouMean(name, page ? parametersOf(page.name, routes) : [])
    report('unknown-parameter', `No path of this page has :${name}.${near}`, place)
    return undefined
  }
  const data = page?.head.data ?? {}
  const endpoint = Object.hasOwn(data, resource) ? data[resource]?.endpoint : undefined
  const schema = resource === 'site' ? siteSchema() : answerOf(endpoint)
  if (schema === undefined) {
    // An unknown endpoint is reported where the page names it.
    if (endpoint !== undefined && findEndpoint(endpoint) === undefined) return undefined
    const near = didYouMean(resource, ['site', 'route', ...Object.keys(data)])
    report('unknown-resource', `This page loads no "${resource}".${near}`, place)
    return undefined
  }
  const followed = follow(schema, fields)
  if ('found' in followed) return followed
  const near = didYouMean(followed.unknown, followed.known)
  report('unknown-field', `"${path}": there is no "${followed.unknown}".${near}`, place)
  return undefined
}
