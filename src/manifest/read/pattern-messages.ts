import { z } from 'zod'

/** A string that none of our schemas' formats matches. */
const impossible = '\u0000'

/** Adds our own message for each pattern, which would otherwise be reported as a regular expression. */
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
