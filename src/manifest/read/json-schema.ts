import { z } from 'zod'
import { Binding, RouteParameter } from '#schemas/binding.ts'
import type { KnownBlocks } from '../blocks.ts'

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

const plain = (schema: z.ZodType): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  return rest as JsonSchema
}

const $defs = { Binding: plain(Binding), RouteParameter: plain(RouteParameter) }

/** The JSON Schema of what a manifest may write for a block's props: text by locale, and bindings anywhere. */
export function authoringSchema(props: z.ZodObject): JsonSchema {
  const schema = authored(plain(props))
  return { ...schema, additionalProperties: false, $defs }
}

function authored(schema: JsonSchema): JsonSchema {
  const next = { ...schema }
  if (schema.properties) {
    next.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, child]) => [name, orBound(authored(child))]),
    )
    next['additionalProperties'] = false
  }
  if (schema.items) next.items = orBound(authored(schema.items))
  if (schema.anyOf) next.anyOf = schema.anyOf.map(authored)
  return schema.kind === 'text' ? localised(next) : next
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

/** The JSON Schema of any zod schema that a file on disk follows, for editors. */
export const fileSchema = plain

/** The page schema with each block's props behind its type, so that an editor completes them. */
export function pageSchemaFor(page: z.ZodType, blocks: KnownBlocks): JsonSchema {
  const schema = plain(page)
  const defs = schema['$defs'] as Record<string, JsonSchema> | undefined
  const node = defs?.['Node']
  if (defs === undefined || node === undefined) throw new Error('the page schema has no Node')
  const types = [...blocks.values()]
  const type = {
    anyOf: [
      { enum: types.map((block) => block.type) },
      ...types.map((block) => ({
        const: block.type,
        title: block.title,
        description: block.description,
      })),
    ],
    description: 'The block this node draws.',
  }
  const branches = types.map((block) => ({
    if: { properties: { type: { const: block.type } }, required: ['type'] },
    then: { properties: { props: { $ref: `#/$defs/props-${block.type}` } } },
  }))
  const properties = { ...node.properties, type }
  const props = types.map((block) => {
    const { $defs: _, ...own } = authoringSchema(block.props)
    return [`props-${block.type}`, own]
  })
  return {
    ...schema,
    $defs: {
      ...defs,
      ...$defs,
      Node: { ...node, properties, allOf: branches },
      ...Object.fromEntries(props),
    },
  }
}
