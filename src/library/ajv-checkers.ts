import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { schemaCheckers, type SchemaCheckers } from '#src/manifest/read/schema-check.ts'
import type { CompileSchema, SchemaError } from '#src/manifest/read/schema-error.ts'

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
  validateSchema: false,
  // Shared parts are functions, and no pass makes the code smaller: a start compiles only what it uses.
  inlineRefs: false,
  code: { optimize: false },
})

addFormats.default(ajv)

const valid: readonly SchemaError[] = []

/** Compiles a schema to JavaScript, which a browser's policy against `eval` forbids. */
export const compileWithAjv: CompileSchema = (schema) => {
  const validate = ajv.compile(schema)
  return (value) => (validate(value) ? valid : (validate.errors ?? valid))
}

/** The checks of manifests as ajv compiles them in this process, each on its first use. */
export const ajvCheckers: SchemaCheckers = schemaCheckers(compileWithAjv)
