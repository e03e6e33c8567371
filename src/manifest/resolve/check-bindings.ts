import { unbound } from '../read/json-schema.ts'
import { didYouMean } from '../problems/suggest.ts'
import { checkAccepted, inWords, type BindingTarget } from './accepted-kinds.ts'
import { kindsOf } from './answer-schema.ts'
import { checkItems } from './check-items.ts'
import { checkPath, type BindingScope } from './check-path.ts'
import { throughFormats } from './formats.ts'
import { parametersOf } from './page-paths.ts'
import { declaredQuery, misfits } from './query-declarations.ts'
import { isBound } from './resolve-references.ts'

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
  const { page, layout, report, place } = scope
  const reportType = (message: string) => report('binding-type', message, place(pointer))
  if (typeof value['$route'] === 'string') {
    const name = value['$route']
    const parameters = page ? parametersOf(page.name, layout.routes) : new Set<string>()
    const near = didYouMean(name, parameters)
    const message = `No path of this page has :${name}.${near}`
    if (!parameters.has(name)) report('unknown-parameter', message, place(pointer))
    else if (target.schema?.kind === 'html') reportType(`":${name}" is no HTML.`)
    else checkAccepted({ path: `:${name}`, kinds: new Set(['string']) }, target.schema, reportType)
    return
  }
  if (typeof value['$query'] === 'string') {
    checkQuery(value['$query'], target, scope)
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
  checkAccepted({ path, kinds: through.kinds }, target.schema, reportType)
  if (target.schema?.kind === 'html' && (found.found.kind !== 'html' || names.length > 0))
    reportType(`"${path}" is not HTML of a row as it stands; here stands HTML.`)
  checkItems({ path, schema: found.found, each: value['each'] }, target, scope)
  if (target.isRequired && found.mayBeEmpty && !('fallback' in value)) {
    const message = `"${path}" may be empty, and there is no fallback.${adviceFor(found.unchecked)}`
    report('binding-may-be-empty', message, place(pointer))
  }
}

const adviceFor = (unchecked: string | undefined): string =>
  unchecked === undefined
    ? ''
    : ` Write "checks": [{ "exists": "${unchecked}" }] at the route: an address of no row is then not found.`

function checkQuery(name: string, target: BindingTarget, scope: BindingScope): void {
  const { page, layout, report, place } = scope
  const at = place(target.pointer)
  const declared = declaredQuery(name, { page: page?.name, routes: layout.routes }, (message) =>
    report('unknown-query', message, at),
  )
  for (const parameter of declared) {
    const kinds = new Set([parameter.type === 'number' ? 'number' : 'string'])
    const reportType = (message: string) => report('binding-type', message, at)
    checkAccepted({ path: name, kinds }, target.schema, reportType)
    if (target.schema?.kind === 'html') reportType(`"${name}" of the query is no HTML.`)
    for (const message of misfits(name, parameter, target.schema)) reportType(message)
    if (target.isRequired && !('default' in parameter)) {
      const message = `"${name}" may be empty, and its declaration has no default.`
      report('binding-may-be-empty', message, at)
    }
  }
}
