import { z } from 'zod'

/** No form that our schemas ask for allows this. */
const impossible = '\u0000'

/** Tells in our own words what a text must look like, instead of by its regular expression. */
export const explainPatterns: NonNullable<z.core.ToJSONSchemaParams['override']> = ({
  zodSchema,
  jsonSchema,
}) => {
  if (jsonSchema.pattern === undefined) return
  const issues = z.safeParse(zodSchema, impossible).error?.issues ?? []
  const message = issues.find(({ code }) => code === 'invalid_format')?.message
  if (message === undefined || message.startsWith('Invalid ')) return
  jsonSchema['patternErrorMessage'] = `${message.charAt(0).toUpperCase()}${message.slice(1)}.`
}
