import type { JsonSchema } from './json-schema.ts'
import type { SchemaError } from './schema-error.ts'
import { errorAt, type Check, type Scope } from './schema-scope.ts'

/** The checks of the keywords that hold schemas for the whole value, in ajv's order: `anyOf`, `allOf` and `if`. */
export function combinedChecks(scope: Scope): Check[] {
  const { anyOf, if: condition } = scope.schema
  const allOf = scope.schema['allOf'] as JsonSchema[] | undefined
  return [
    ...(anyOf ? [anyOfCheck(anyOf, scope)] : []),
    ...(allOf ?? []).map((one, i) => scope.checkBelow(one, `/allOf/${i}`)),
    ...(condition === undefined ? [] : [conditionCheck(condition as JsonSchema, scope)]),
  ]
}

function anyOfCheck(anyOf: readonly JsonSchema[], scope: Scope): Check {
  const checks = anyOf.map((one, i) => scope.checkBelow(one, `/anyOf/${i}`))
  const failure = { keyword: 'anyOf', params: {}, message: 'must match a schema in anyOf' }
  return (here, errors) => {
    const found: SchemaError[] = []
    for (const check of checks) {
      const before = found.length
      check(here, found)
      if (found.length === before) return
    }
    for (const error of found) errors.push(error)
    errors.push(errorAt(here, failure, scope))
  }
}

function conditionCheck(condition: JsonSchema, scope: Scope): Check {
  const checkCondition = scope.checkBelow(condition, '/if')
  const clauses = { then: clauseOf('then', scope), else: clauseOf('else', scope) }
  return (here, errors) => {
    const against: SchemaError[] = []
    checkCondition(here, against)
    const chosen = against.length === 0 ? clauses.then : clauses.else
    const before = errors.length
    chosen?.check(here, errors)
    if (chosen && errors.length > before) errors.push(errorAt(here, chosen.failure, scope))
  }
}

function clauseOf(name: 'then' | 'else', scope: Scope) {
  const schema = scope.schema[name] as JsonSchema | undefined
  const message = `must match "${name}" schema`
  const failure = { keyword: 'if', params: { failingKeyword: name }, message }
  return schema && { check: scope.checkBelow(schema, `/${name}`), failure }
}
