import { z } from 'zod'

export type Json = Record<string, unknown>

/** The JSON Schema (2020-12) of what a call takes or gives. */
export function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return plain(made) as Json
}

/** Without what only our editors read; a value that may hold itself is any value. */
function plain(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(plain)
  if (typeof schema !== 'object' || schema === null) return schema
  if ('$ref' in schema) return {}
  const ours = ['kind', 'role', '$defs', 'id']
  const hasType = 'type' in schema || 'anyOf' in schema || 'const' in schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(
        ([key, value]) =>
          !(hasType && ours.includes(key) && typeof value !== 'object') && key !== '$defs',
      )
      .map(([key, value]) => [key, plain(value)]),
  )
}
