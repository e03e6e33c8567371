/** The keywords of a schema that are read here. */
interface TextSchema {
  kind?: string
  type?: string | string[]
  [keyword: string]: unknown
}

const spoken = new Set(['text', 'prose', 'html'])

/** The schema of a text as one text, or one per language; any other schema unchanged. */
export function inLanguages<S extends TextSchema>(schema: S): S | TextSchema {
  if (!spoken.has(String(schema.kind))) return schema
  const { type: _, maxLength, ...rest } = schema
  const one = { type: 'string', ...(maxLength === undefined ? {} : { maxLength }) }
  return {
    ...rest,
    ...one,
    type: ['string', 'object'],
    properties: { id: one, en: one },
    additionalProperties: false,
    minProperties: 1,
  }
}
