import type { JsonSchema } from './json-schema.ts'
import type { SchemaError } from './schema-error.ts'

/** A value of a document that is checked, and its pointer. */
export interface Checked {
  value: unknown
  path: string
  /** When the value is the name of a property. */
  propertyName?: string
}

/** Adds an error for each broken keyword. */
export type Check = (here: Checked, errors: SchemaError[]) => void

/** A schema whose keywords become checks. */
export interface Scope {
  schema: JsonSchema
  /** Its location in the whole schema, which errors report as `schemaPath`. */
  path: string
  /** The check of a schema below this one. */
  checkBelow(schema: JsonSchema, part: string): Check
}

/** The error of a keyword, as ajv writes it. */
export const errorAt = (
  { value, path, propertyName }: Checked,
  failure: Pick<SchemaError, 'keyword' | 'params' | 'message'>,
  { schema, path: schemaPath }: Scope,
): SchemaError => ({
  instancePath: path,
  schemaPath: `${schemaPath}/${failure.keyword}`,
  ...failure,
  schema: schema[failure.keyword],
  parentSchema: schema,
  data: value,
  ...(propertyName === undefined ? {} : { propertyName }),
})
