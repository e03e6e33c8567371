import { z } from 'zod'
import { findEndpoint } from '#schemas/services/index.ts'
import { Settings } from '#schemas/settings.ts'
import type { JsonSchema } from '../read/json-schema.ts'

const schemas = new WeakMap<z.ZodType, JsonSchema>()
const outputSchema = (output: z.ZodType): JsonSchema => {
  const known = schemas.get(output)
  if (known) return known
  const schema = z.toJSONSchema(output, { io: 'output' }) as JsonSchema
  schemas.set(output, schema)
  return schema
}

/** The schema of a call's answer, by its path; undefined when there is no such call. */
export const answerOf = (path: string | undefined): JsonSchema | undefined => {
  const endpoint = path === undefined ? undefined : findEndpoint(path)
  return endpoint && outputSchema(endpoint.output)
}

/** The schema of `site.` bindings: settings in the language of the page. */
export const siteSchema = (): JsonSchema => (site ??= inOneLanguage(outputSchema(Settings)))
let site: JsonSchema | undefined

function inOneLanguage(schema: JsonSchema): JsonSchema {
  if (schema.anyOf?.some(({ type }) => type === 'string')) return { type: 'string' }
  const properties = Object.entries(schema.properties ?? {})
  if (properties.length === 0) return schema
  const each = properties.map(([name, child]) => [name, inOneLanguage(child)])
  return { ...schema, properties: Object.fromEntries(each) as Record<string, JsonSchema> }
}

/** The schema at the end of a path through an answer, or the first name that does not exist. */
export type Followed =
  | { found: JsonSchema; mayBeEmpty: boolean }
  | { unknown: string; known: string[] }

/** Follows names through a schema. `mayBeEmpty` if a value on the way is nullable, optional or an item of a list. */
export function follow(schema: JsonSchema, fields: readonly string[]): Followed {
  let here = schema
  let mayBeEmpty = isNullable(here)
  for (const field of fields) {
    const options = [here, ...(here.anyOf ?? [])]
    const properties = options.map((option) => option.properties).find(Boolean)
    const items = options.map((option) => option.items).find(Boolean)
    const isItem = /^\d+$/.test(field) && items !== undefined
    const own = Object.hasOwn(properties ?? {}, field) ? properties?.[field] : undefined
    const next = isItem ? items : own
    if (next === undefined) return { unknown: field, known: Object.keys(properties ?? {}) }
    const required = options.flatMap((option) => (option['required'] as string[] | undefined) ?? [])
    mayBeEmpty ||= isItem || !required.includes(field) || isNullable(next)
    here = next
  }
  return { found: here, mayBeEmpty }
}

const isNullable = (schema: JsonSchema): boolean =>
  [schema.type].flat().includes('null') || (schema.anyOf ?? []).some(isNullable)

/** The JSON types that a schema accepts; empty when it accepts any. */
export function kindsOf(schema: JsonSchema): ReadonlySet<string> {
  const alternatives = [
    ...(schema.anyOf ?? []),
    ...((schema['oneOf'] as JsonSchema[] | undefined) ?? []),
  ]
  if (alternatives.length > 0) return new Set(alternatives.flatMap((one) => [...kindsOf(one)]))
  const named = [schema.type].flat().filter((type) => type !== undefined)
  const listed = (schema['enum'] as unknown[] | undefined) ?? []
  const kinds = named.length > 0 ? named : listed.map((value) => typeof value)
  return new Set(
    kinds.filter((kind) => kind !== 'null').map((kind) => (kind === 'integer' ? 'number' : kind)),
  )
}
