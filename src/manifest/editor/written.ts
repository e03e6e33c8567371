import { z } from 'zod'
import { fileSchema, mapSchema, type JsonSchema } from '../read/json-schema.ts'

/** The JSON Schema of a zod schema with all that it says in words that an editor shows. */
export const written = (schema: z.ZodType): JsonSchema =>
  mapSchema(fileSchema(schema, explainPatterns), withDescription)

/** Completion shows the description and hover the title too: said in one, both say all and neither says it twice. */
function withDescription(schema: JsonSchema): JsonSchema {
  const { title, description, ...rest } = schema
  if (typeof title !== 'string') return schema
  const said = [title, description].filter((part) => typeof part === 'string').join('. ')
  return { description: said.replace(/([^.!?])$/, '$1.'), ...rest }
}

/** No form that our schemas ask for allows this. */
const impossible = '\u0000'

/** Tells in our own words what a text must look like, instead of by its regular expression. */
const explainPatterns: NonNullable<z.core.ToJSONSchemaParams['override']> = ({
  zodSchema,
  jsonSchema,
}) => {
  if (jsonSchema.pattern === undefined) return
  const issues = z.safeParse(zodSchema, impossible).error?.issues ?? []
  const told = issues.find(({ code }) => code === 'invalid_format')?.message
  if (told === undefined || told.startsWith('Invalid ')) return
  jsonSchema['patternErrorMessage'] = `${told.charAt(0).toUpperCase()}${told.slice(1)}.`
}
