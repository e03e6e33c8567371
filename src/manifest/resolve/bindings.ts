import { z } from 'zod'
import type { Place, Rule } from '#schemas/problems.ts'
import { findEndpoint } from '#schemas/services/index.ts'
import { Settings } from '#schemas/settings.ts'
import type { EffectiveLayout } from '../inherit/inherit.ts'
import type { JsonSchema } from '../read/json-schema.ts'
import type { ParsedPage } from '../read/parse.ts'
import { parametersOf } from './paths.ts'
import { isBound } from './settle.ts'
import { didYouMean } from '../suggest.ts'

/** What bindings of a page, or of a route to it, are followed against, and where they stand. */
export interface BindingScope {
  page: ParsedPage | undefined
  layout: EffectiveLayout
  report(rule: Rule, message: string, place: Place): void
  place(pointer: string): Place
}

const site = z.toJSONSchema(Settings, { io: 'output' }) as JsonSchema
const answers = new WeakMap<z.ZodType, JsonSchema>()
const answerSchema = (output: z.ZodType): JsonSchema => {
  const known = answers.get(output)
  if (known) return known
  const made = z.toJSONSchema(output, { io: 'output' }) as JsonSchema
  answers.set(output, made)
  return made
}

/** Follows every binding in a value through the answer of the endpoint it takes from. */
export function checkBindings(value: unknown, pointer: string, scope: BindingScope): void {
  if (isBound(value)) return checkBinding(value, pointer, scope)
  if (typeof value !== 'object' || value === null) return
  for (const [name, child] of Object.entries(value))
    checkBindings(child, `${pointer}/${name}`, scope)
}

function checkBinding(value: Record<string, unknown>, pointer: string, scope: BindingScope): void {
  const { page, layout, report, place } = scope
  if (typeof value['$route'] === 'string') {
    const name = value['$route']
    const parameters = page ? parametersOf(page.name, layout.manifest) : new Set<string>()
    if (parameters.has(name)) return
    const near = didYouMean(name, parameters)
    report('unknown-parameter', `No path of this page has :${name}.${near}`, place(pointer))
    return
  }
  checkPath(String(value['$bind']), place(pointer), scope)
}

/** Follows a dot path such as `class.name` through the answer of the endpoint it begins with. */
export function checkPath(
  path: string,
  place: Place,
  { page, layout, report }: Omit<BindingScope, 'place'>,
): void {
  const [resource = '', ...fields] = path.split('.')
  const data = page?.head.data ?? {}
  if (resource === 'route') {
    const [name = ''] = fields
    const isKnown = page !== undefined && parametersOf(page.name, layout.manifest).has(name)
    if (!isKnown) report('unknown-parameter', `No path of this page has :${name}.`, place)
    return
  }
  const schema = resource === 'site' ? site : schemaOfResource(data[resource]?.endpoint)
  if (schema === undefined) {
    const near = didYouMean(resource, ['site', 'route', ...Object.keys(data)])
    report('unknown-resource', `This page loads no "${resource}".${near}`, place)
    return
  }
  const wrong = firstUnknown(schema, fields)
  if (wrong === undefined) return
  const near = didYouMean(wrong.field, wrong.known)
  report('unknown-field', `"${path}": there is no "${wrong.field}".${near}`, place)
}

const schemaOfResource = (path: string | undefined): JsonSchema | undefined => {
  const endpoint = path === undefined ? undefined : findEndpoint(path)
  return endpoint === undefined ? undefined : answerSchema(endpoint.output)
}

/** The first name of a path that an answer of this schema cannot have. */
function firstUnknown(
  schema: JsonSchema,
  fields: readonly string[],
): { field: string; known: string[] } | undefined {
  let here = schema
  for (const field of fields) {
    const properties = [here, ...(here.anyOf ?? [])]
      .map((option) => option.properties)
      .find(Boolean)
    const item = /^\d+$/.test(field) ? here.items : undefined
    const next = item ?? (Object.hasOwn(properties ?? {}, field) ? properties?.[field] : undefined)
    if (next === undefined) return { field, known: Object.keys(properties ?? {}) }
    here = next
  }
  return undefined
}
