import { z } from 'zod'
import { Binding, RouteParameter } from '#schemas/binding.ts'
import { explainPatterns } from './pattern-messages.ts'

/** A JSON Schema as zod writes it, with the metadata our schemas carry. */
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

/** The JSON Schema of a zod schema as it is written, without the name of its dialect. */
export function plain(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', override: explainPatterns })
  return rest as JsonSchema
}

const $defs = { Binding: plain(Binding), RouteParameter: plain(RouteParameter) }

/** The JSON Schema of what a manifest may write for a block's props: text by locale, and bindings anywhere. */
export function authoringSchema(props: z.ZodObject): JsonSchema {
  const schema = authored(plain(props), orBound)
  return { ...schema, additionalProperties: false, $defs }
}

/** The schema of props as a manifest writes them; `wrap` lets each value be something else besides. */
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
  return schema.kind === 'text' || schema.kind === 'prose' ? localised(next) : next
}

/** One text, or one per language. */
function localised(schema: JsonSchema): JsonSchema {
  const { type: _, maxLength, ...rest } = schema
  const one = { type: 'string', ...(maxLength === undefined ? {} : { maxLength }) }
  return {
    ...rest,
    ...one,
    type: ['string', 'object'],
    properties: { id: one, en: one },
    additionalProperties: false,
    minProperties: 1,
  }
}

/** The value itself, a binding, or a route parameter; written so that errors name just one of them. */
function orBound(schema: JsonSchema): JsonSchema {
  const { title, description, ...rest } = schema
  const labels = { ...(title ? { title } : {}), ...(description ? { description } : {}) }
  const has = (key: string) => ({ type: 'object', required: [key] })
  return {
    ...labels,
    if: has('$bind'),
    then: { $ref: '#/$defs/Binding' },
    else: {
      if: has('$route'),
      then: { $ref: '#/$defs/RouteParameter' },
      else: { ...rest, ...labels },
    },
  }
}

/** The schema of one prop below the alternatives of `authoringSchema`. */
export const unbound = (schema: JsonSchema | undefined): JsonSchema | undefined => {
  const outer = schema?.['else'] as JsonSchema | undefined
  return (outer?.['else'] as JsonSchema | undefined) ?? schema
}

/** The JSON Schema of any zod schema that a file on disk follows. */
export const fileSchema = (schema: z.ZodType): JsonSchema => mapSchema(plain(schema), byNamedMember)

/** Keywords that hold values and no schemas. */
const holdsValues = new Set(['default', 'const', 'enum', 'examples'])

/** A schema with each schema in it changed, from the innermost to the whole. */
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
 * A union whose members name themselves by one key, written as a condition for each name: what is wrong, and what
 * an editor completes, is then of the member that was named and of no other.
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

/** A schema that holds where a key has this value. An editor offers the values of the key once, and not from here. */
export const whenNamed = (key: string, name: unknown, then: JsonSchema): JsonSchema => ({
  if: { properties: { [key]: { const: name, doNotSuggest: true } }, required: [key] },
  then,
})
