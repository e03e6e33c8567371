import { z } from 'zod'
import { Node } from '#schemas/node.ts'
import { type Json, isObject } from '../values/objects.ts'

type Schema = z.core.$ZodType

/**
 * Sorts the keys of known objects in the order in which their schema declares them; unknown keys follow in their
 * order. Records, props among them, keep their author's order.
 */
export function orderKeys(value: unknown, schema: Schema): unknown {
  if (typeof value !== 'object' || value === null) return value
  const shape = shapeFor(value, schema)
  if (Array.isArray(value)) {
    return shape instanceof z.ZodArray ? value.map((item) => orderKeys(item, shape.element)) : value
  }
  if (!isObject(value)) return value
  if (shape instanceof z.ZodRecord) {
    const entries = Object.entries(value)
    return Object.fromEntries(
      entries.map(([key, child]) => [key, orderKeys(child, shape.valueType)]),
    )
  }
  return shape instanceof z.ZodObject ? orderObject(value, shape) : value
}

function orderObject(value: Json, schema: z.ZodObject): Json {
  const shape: Record<string, Schema> = schema.shape
  const known = keysOf(schema).filter((key) => Object.hasOwn(value, key))
  const others = Object.keys(value).filter((key) => !Object.hasOwn(shape, key))
  return Object.fromEntries(
    [...known, ...others].map((key) => {
      const child = shape[key]
      return [key, child === undefined ? value[key] : orderKeys(value[key], child)]
    }),
  )
}

/** The identity of a node comes before its content, which may be long. */
const nodeKeys = ['id', 'type', 'v', 'lock', 'props', 'slots']

const keysOf = (schema: z.ZodObject): string[] =>
  Object.is(schema, Node) ? nodeKeys : Object.keys(schema.shape)

/** The part of a schema that describes this value: of several objects the one with most of its keys. */
function shapeFor(value: object, schema: Schema): Schema {
  const options = alternatives(schema)
  if (Array.isArray(value)) return options.find((one) => one instanceof z.ZodArray) ?? schema
  const objects = options.filter((one) => one instanceof z.ZodObject)
  const fits = (one: z.ZodObject) =>
    Object.keys(value).filter((key) => Object.hasOwn(one.shape, key)).length
  const [best] = objects.toSorted((a, b) => fits(b) - fits(a))
  return best ?? options.find((one) => one instanceof z.ZodRecord) ?? schema
}

/** The alternatives of a schema, unwrapped. */
function alternatives(schema: Schema): Schema[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(alternatives)
  if (schema instanceof z.ZodLazy) return alternatives(schema.unwrap())
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable
  return isWrapped ? alternatives(schema.unwrap()) : [schema]
}
