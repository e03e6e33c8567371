import { z } from 'zod'
import { Binding, QueryReference, RouteParameter } from '#schemas/binding.ts'
import { inLanguages } from './localised-schema.ts'
import { explainPatterns } from './pattern-messages.ts'

/** A JSON Schema as zod generates it, with the metadata of our schemas. */
export interface JsonSchema {
  type?: string | string[]
  kind?: string
  role?: string
  title?: string
  description?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  [keyword: string]: unknown
}

/** The JSON Schema of a zod schema's input, without `$schema`. */
export function plain(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', override: explainPatterns })
  return rest as JsonSchema
}

const $defs = {
  Binding: plain(Binding),
  RouteParameter: plain(RouteParameter),
  QueryReference: plain(QueryReference),
}

/** The references that may replace a value, by the key that each is recognised by. */
const references = [
  ['$bind', 'Binding'],
  ['$route', 'RouteParameter'],
  ['$query', 'QueryReference'],
] as const

/** The JSON Schema of a block's props in a manifest: text by locale, and bindings anywhere. */
export function authoringSchema(props: z.ZodObject): JsonSchema {
  const schema = authored(plain(props), orBound)
  return { ...schema, additionalProperties: false, $defs }
}

/** The schema of props in a manifest; `wrap` adds alternatives to each value. */
export function authored(schema: JsonSchema, wrap: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const next = { ...schema }
  if (schema.properties) {
    next.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, child]) => [name, wrap(authored(child, wrap))]),
    )
    next['additionalProperties'] = false
  }
  if (schema.items) next.items = wrap(authored(schema.items, wrap))
  if (schema.anyOf) next.anyOf = schema.anyOf.map((one) => authored(one, wrap))
  return inLanguages(next)
}

/** The value itself or a reference; written so that errors are only about one of them. */
function orBound(schema: JsonSchema): JsonSchema {
  const { title, description, ...rest } = schema
  const labels = { ...(title ? { title } : {}), ...(description ? { description } : {}) }
  const whole: JsonSchema = { ...rest, ...labels }
  const choice = references.reduceRight<JsonSchema>(
    (other, [key, name]) => ({
      if: { type: 'object', required: [key] },
      then: { $ref: `#/$defs/${name}` },
      else: other,
    }),
    whole,
  )
  return { ...labels, ...choice }
}

/** The schema of one prop without the alternatives that `authoringSchema` adds. */
export const unbound = (schema: JsonSchema | undefined): JsonSchema | undefined => {
  const value = references.reduce<JsonSchema | undefined>(
    (outer) => outer?.['else'] as JsonSchema | undefined,
    schema,
  )
  return value ?? schema
}

/** The JSON Schema of any zod schema that a file on disk follows. */
export const fileSchema = (schema: z.ZodType): JsonSchema => mapSchema(plain(schema), byNamedMember)

/** Keywords that contain values and no schemas. */
const holdsValues = new Set(['default', 'const', 'enum', 'examples'])

/** Maps a schema and every schema in it, innermost first. */
export function mapSchema(
  schema: JsonSchema,
  change: (schema: JsonSchema) => JsonSchema,
): JsonSchema {
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(within)
    return isSchema(value) ? mapSchema(value, change) : value
  }
  const entries = Object.entries(schema).map(([keyword, value]) => [
    keyword,
    holdsValues.has(keyword) ? value : within(value),
  ])
  return change(Object.fromEntries(entries) as JsonSchema)
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null

/**
 * Rewrites a discriminated union as one condition for each member: errors, and an editor's completions, are then
 * those of the named member only.
 */
function byNamedMember(schema: JsonSchema): JsonSchema {
  const { oneOf, ...rest } = schema
  const members = Array.isArray(oneOf) ? (oneOf as JsonSchema[]) : []
  const key = Object.keys(members[0]?.properties ?? {}).find((name) =>
    members.every(({ properties }) => typeof properties?.[name]?.['const'] === 'string'),
  )
  if (key === undefined) return schema
  const names = members.map(({ properties }) => properties?.[key]?.['const'])
  const described = members.map(({ title, description }) => description ?? title ?? '')
  const one = { enum: names, ...(described.some(Boolean) ? { enumDescriptions: described } : {}) }
  return {
    ...rest,
    type: 'object',
    properties: { [key]: { type: 'string', ...one } },
    required: [key],
    allOf: members.map((member, i) => whenNamed(key, names[i], member)),
  }
}

/** A schema that applies when a key has this value; `doNotSuggest` keeps editors from offering the value again. */
export const whenNamed = (key: string, name: unknown, then: JsonSchema): JsonSchema => ({
  if: { properties: { [key]: { const: name, doNotSuggest: true } }, required: [key] },
  then,
})
