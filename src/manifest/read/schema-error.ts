import type { JsonSchema } from './json-schema.ts'

/** A broken keyword of a schema, in the form in which ajv reports it with `verbose`. */
export interface SchemaError {
  keyword: string
  /** The pointer of the value. */
  instancePath: string
  /** The location of the keyword in its schema. */
  schemaPath: string
  params: Record<string, unknown>
  message?: string | undefined
  /** The keyword's own value, the schema that holds it, and the value that breaks it. */
  schema?: unknown
  parentSchema?: JsonSchema | undefined
  data?: unknown
  /** Of a broken `propertyNames`, the name. */
  propertyName?: string | undefined
}

/** Makes the check of a schema: it returns every error of a value, in ajv's order. */
export type CompileSchema = (schema: JsonSchema) => (value: unknown) => readonly SchemaError[]
