import { combinedChecks } from './combined-keywords.ts'
import type { JsonSchema } from './json-schema.ts'
import type { CompileSchema, SchemaError } from './schema-error.ts'
import { anyKeywords, typedKeywords, type Keyword } from './schema-keywords.ts'
import { errorAt, type Check, type Scope } from './schema-scope.ts'
import { isOfType } from './schema-types.ts'
import { structureChecks } from './structure-keywords.ts'

/**
 * Makes a check of a schema without compiling code, so that it runs under a policy that forbids `eval`. It reports
 * what ajv reports, in ajv's order; a schema with a keyword that it does not know is refused.
 */
export const interpretSchema: CompileSchema = (schema) => {
  const check = checkOf(schema, '#', { schema, references: new Map() })
  return (value) => {
    const errors: SchemaError[] = []
    check({ value, path: '' }, errors)
    return errors
  }
}

/** The schema that references are looked up in, and those that were. */
interface Root {
  schema: JsonSchema
  references: Map<string, Check>
}

function checkOf(schema: JsonSchema, path: string, root: Root): Check {
  requireKnown(schema, path)
  const scope: Scope = {
    schema,
    path,
    checkBelow: (child, part) => checkOf(child, path + part, root),
  }
  const types = [schema.type ?? []].flat()
  const typed = typedKeywords.map(({ type, keywords }) => ({
    type,
    checks: [...plainChecks(keywords, scope), ...structureChecks(type, scope)],
  }))
  const ofType = typeCheck(types, scope)
  const only = types.length === 1 ? types[0] : undefined
  // A lone type is checked where its keywords are, as ajv does; all others come first.
  const isAmong = typed.some(({ type, checks }) => type === only && checks.length > 0)
  const always = [
    ...(types.length > 0 && !isAmong ? [ofType] : []),
    ...referenceChecks(schema, root),
    ...plainChecks(anyKeywords, scope),
    ...combinedChecks(scope),
  ]
  return (here, errors) => {
    for (const check of always) check(here, errors)
    for (const { type, checks } of typed) {
      if (isOfType(here.value, type)) for (const check of checks) check(here, errors)
      else if (isAmong && type === only) ofType(here, errors)
    }
  }
}

const structural =
  '$ref $defs type anyOf allOf if then else items propertyNames additionalProperties properties'
/** Keywords that describe a value, and forbid none. */
const annotations =
  '$schema title description default examples kind role multiline patternErrorMessage doNotSuggest enumDescriptions'
const known: ReadonlySet<string> = new Set([
  ...structural.split(' '),
  ...annotations.split(' '),
  ...Object.keys(anyKeywords),
  ...typedKeywords.flatMap(({ keywords }) => Object.keys(keywords)),
])

function requireKnown(schema: JsonSchema, path: string): void {
  const unknown = Object.keys(schema).find((name) => !known.has(name))
  if (unknown !== undefined) throw new Error(`No check is known for "${unknown}" of ${path}.`)
}

function typeCheck(types: readonly string[], scope: Scope): Check {
  const message = `must be ${types.join(',')}`
  const failure = { keyword: 'type', params: { type: scope.schema.type }, message }
  return (here, errors) => {
    if (!types.some((type) => isOfType(here.value, type)))
      errors.push(errorAt(here, failure, scope))
  }
}

/** The checks of keywords that look at one value and hold no schemas, in the order of their table. */
const plainChecks = (keywords: Readonly<Record<string, Keyword>>, scope: Scope): Check[] =>
  Object.entries(keywords).flatMap(([keyword, make]) => {
    const limit = scope.schema[keyword]
    if (limit === undefined) return []
    const failuresOf = make(limit)
    const check: Check = (here, errors) => {
      for (const failure of failuresOf(here.value))
        errors.push(errorAt(here, { keyword, ...failure }, scope))
    }
    return [check]
  })

/** The check of a reference, made when a value first reaches it: schemas may hold themselves. */
function referenceChecks({ $ref: target }: JsonSchema, root: Root): Check[] {
  if (typeof target !== 'string') return []
  const definitions = root.schema['$defs'] as Record<string, JsonSchema> | undefined
  const schema = definitions?.[target.replace('#/$defs/', '')]
  if (schema === undefined) throw new Error(`${target} is not defined.`)
  return [
    (here, errors) => {
      const made = root.references.get(target) ?? checkOf(schema, '#', root)
      root.references.set(target, made)
      made(here, errors)
    },
  ]
}
