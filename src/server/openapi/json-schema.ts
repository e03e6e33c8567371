import { z } from 'zod'
import { entityNames } from '#schemas/entities.ts'

export type Json = Record<string, unknown>

/** The JSON Schema (2020-12) of what a call takes or gives, whole: nothing in it refers to another schema. */
export function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return plain(made, () => ({})) as Json
}

/** The schema of an answer, whose entities are references to components; and those components by name. */
export function toNamedSchema(schema: z.ZodType): { schema: Json; named: Record<string, Json> } {
  const made = z.toJSONSchema(z.object({ answer: schema }), {
    io: 'output',
    unrepresentable: 'any',
    metadata: new Named(),
  })
  const named = Object.entries(made.$defs ?? {}).filter(([name]) => !isUnnamed(name))
  return {
    schema: plain(made.properties?.['answer'], toComponent) as Json,
    named: Object.fromEntries(
      named.map(([name, entity]) => [name, plain(entity, toComponent) as Json]),
    ),
  }
}

/** What schemas say of themselves, and the names of entities, which make them definitions of their own. */
class Named extends z.core.$ZodRegistry<Record<string, unknown>> {
  override get(schema: z.core.$ZodType) {
    const name = entityNames.get(schema)
    const said: object | undefined = z.globalRegistry.get(schema)
    return { ...said, ...(name === undefined ? {} : { id: name }) } as never
  }
}

const isUnnamed = (name: string) => name.startsWith('__schema')

/** A reference to a component; a value that may hold itself and has no name is any value. */
function toComponent(reference: string): Json {
  const name = reference.replace('#/$defs/', '')
  return isUnnamed(name) || name.startsWith('#') ? {} : { $ref: `#/components/schemas/${name}` }
}

/** Without what only our editors read. */
function plain(schema: unknown, refer: (reference: string) => Json): unknown {
  if (Array.isArray(schema)) return schema.map((one) => plain(one, refer))
  if (typeof schema !== 'object' || schema === null) return schema
  if ('$ref' in schema) return refer(String(schema.$ref))
  const ours = ['kind', 'role', '$defs', 'id']
  const hasType = 'type' in schema || 'anyOf' in schema || 'const' in schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(
        ([key, value]) =>
          !(hasType && ours.includes(key) && typeof value !== 'object') && key !== '$defs',
      )
      .map(([key, value]) => [key, plain(value, refer)]),
  )
}
