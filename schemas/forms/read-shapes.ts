import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { formInputs } from '../page-boot.ts'
import { fieldControls } from '../field-controls.ts'
import type { FieldKind, FieldShape, FieldShapes } from './field-shape.ts'

/** As much of a JSON Schema as says what a field takes. */
interface Schema {
  type?: string
  format?: string
  control?: FieldKind
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

const known = new WeakMap<z.ZodType, FieldShapes>()

/** The fields that a form of an endpoint may have, in the order of its schema; the honeypot is not among them. */
export const shapesOf = ({ input }: Pick<Endpoint, 'input'>): FieldShapes => shapesOfSchema(input)

/** The fields that a form of these values has, in the order of the schema; the honeypot is not among them. */
export function shapesOfSchema(values: z.ZodType): FieldShapes {
  const read = known.get(values)
  if (read !== undefined) return read
  const schema = z.toJSONSchema(values, { io: 'input', metadata: fieldControls })
  const shapes = Object.entries(objectShapes(schema as Schema)).filter(
    ([name]) => name !== formInputs.honeypot,
  )
  const made = Object.fromEntries(shapes)
  known.set(values, made)
  return made
}

const objectShapes = ({ properties = {}, required = [] }: Schema): FieldShapes =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      shapeOf(schema, required.includes(name)),
    ]),
  )

function shapeOf(schema: Schema, isRequired: boolean): FieldShape {
  const value = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
  const kind = schema.control ?? value.control ?? kindOf(value)
  const least = value.minLength ?? value.minimum ?? value.minItems
  const most = value.maxLength ?? value.maximum ?? value.maxItems
  return {
    kind,
    isRequired,
    ...(least === undefined ? {} : { least }),
    ...(most === undefined ? {} : { most }),
    ...(value.enum === undefined ? {} : { choices: value.enum.map(String) }),
    ...(kind === 'group' && value.items !== undefined ? { fields: objectShapes(value.items) } : {}),
  }
}

function kindOf({ type, format, enum: choices, items }: Schema): FieldKind {
  if (choices !== undefined) return 'choice'
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'boolean') return 'yes'
  if (type === 'array') return items?.type === 'object' ? 'group' : 'texts'
  return format === 'email' || format === 'date' ? format : 'text'
}
