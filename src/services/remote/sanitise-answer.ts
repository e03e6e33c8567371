import { z } from 'zod'
import { isStoredHtml } from '#schemas/stored-html.ts'
import { sanitise } from '../safe-html.ts'

type Clean = (value: unknown) => unknown

const cleaners = new WeakMap<z.core.$ZodType, Clean | null>()

/** The data of an answer with its HTML sanitised, wherever the schema of the answer says that there is some. */
export const sanitiseAnswer = (output: z.core.$ZodType, data: unknown): unknown =>
  cleanerOf(output)?.(data) ?? data

/** What cleans the values of a schema; null when there is no HTML in them. */
function cleanerOf(schema: z.core.$ZodType): Clean | null {
  const known = cleaners.get(schema)
  if (known !== undefined) return known
  // A schema that contains itself is looked at once.
  cleaners.set(schema, null)
  const made = makeCleaner(schema)
  cleaners.set(schema, made)
  return made
}

function makeCleaner(schema: z.core.$ZodType): Clean | null {
  if (isStoredHtml(schema)) return (value) => (typeof value === 'string' ? sanitise(value) : value)
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault
  )
    return cleanerOf(schema.unwrap())
  if (schema instanceof z.ZodArray) return cleanItems(cleanerOf(schema.element))
  if (schema instanceof z.ZodUnion) return cleanOptions(schema.options.map(cleanerOf))
  return schema instanceof z.ZodObject ? cleanFields(schema) : null
}

const cleanItems = (clean: Clean | null): Clean | null =>
  clean && ((value) => (Array.isArray(value) ? value.map(clean) : value))

/** Cleans a value by every option: which of them it is does not matter to what is HTML in it. */
function cleanOptions(options: readonly (Clean | null)[]): Clean | null {
  const cleaning = options.filter((clean) => clean !== null)
  if (cleaning.length === 0) return null
  return (value) => cleaning.reduce<unknown>((cleaned, clean) => clean(cleaned), value)
}

function cleanFields({ shape }: z.ZodObject): Clean | null {
  const fields = Object.entries(shape).flatMap(([name, field]) => {
    const clean = cleanerOf(field)
    return clean === null ? [] : [{ name, clean }]
  })
  if (fields.length === 0) return null
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    const cleaned: Record<string, unknown> = { ...value }
    for (const { name, clean } of fields)
      if (Object.hasOwn(cleaned, name)) cleaned[name] = clean(cleaned[name])
    return cleaned
  }
}
