import type { z } from 'zod'
import { fileSchema, mapSchema, type JsonSchema } from '../read/json-schema.ts'

/** The JSON Schema of a zod schema, with all descriptions that an editor shows. */
export const written = (schema: z.ZodType): JsonSchema =>
  mapSchema(fileSchema(schema), withDescription)

/** Completion shows only the description, hover the title too: both are joined in the description. */
function withDescription(schema: JsonSchema): JsonSchema {
  const { title, description, ...rest } = schema
  if (typeof title !== 'string') return schema
  const text = [title, description].filter((part) => typeof part === 'string').join('. ')
  return { description: text.replace(/([^.!?])$/, '$1.'), ...rest }
}
