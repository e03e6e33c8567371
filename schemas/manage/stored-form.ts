import { z } from 'zod'

/**
 * The shape of a field as it is read back: its types without its limits, so that a row which was stored under other
 * limits can still be shown and corrected.
 */
export function storedForm(field: z.core.$ZodType): z.ZodType {
  if (field instanceof z.ZodNullable) return storedForm(field.unwrap()).nullable()
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault)
    return storedForm(field.unwrap())
  if (field instanceof z.ZodArray) return z.array(storedForm(field.element))
  if (field instanceof z.ZodObject) return z.object(nestedShape(field.shape))
  if (field instanceof z.ZodUnion) return z.union(field.options.map(storedForm))
  if (field instanceof z.ZodNumber) return z.number()
  if (field instanceof z.ZodBoolean) return z.boolean()
  if (field instanceof z.ZodEnum) return z.enum(field.enum)
  return z.string()
}

/** The same for each field of an object. */
export const storedShape = (shape: Readonly<Record<string, z.core.$ZodType>>) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, storedForm(field)]))

/** The same within an object, whose fields may be absent. */
const nestedShape = (shape: Readonly<Record<string, z.core.$ZodType>>) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [
      name,
      field instanceof z.ZodOptional ? storedForm(field).optional() : storedForm(field),
    ]),
  )
