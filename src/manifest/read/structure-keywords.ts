import { isObject, type Json } from '../values/objects.ts'
import { escapePointer } from '../values/pointers.ts'
import type { JsonSchema } from './json-schema.ts'
import { errorAt, type Check, type Scope } from './schema-scope.ts'

/** The checks of the keywords that hold schemas for the parts of a value of a type, in ajv's order. */
export function structureChecks(type: string, scope: Scope): Check[] {
  const { items, properties = {} } = scope.schema
  if (type === 'array') return items ? [itemsCheck(items, scope)] : []
  if (type !== 'object') return []
  return [
    ...namesCheck(scope),
    ...additionalCheck(scope),
    ...Object.entries(properties).map((property) => propertyCheck(property, scope)),
  ]
}

function itemsCheck(items: JsonSchema, scope: Scope): Check {
  const check = scope.checkBelow(items, '/items')
  return ({ value, path }, errors) => {
    if (!Array.isArray(value)) return
    for (const [i, item] of value.entries()) check({ value: item, path: `${path}/${i}` }, errors)
  }
}

function propertyCheck([name, schema]: [string, JsonSchema], scope: Scope): Check {
  const pointer = `/${escapePointer(name)}`
  const part = `/properties/${encodeURIComponent(escapePointer(name))}`
  const check = scope.checkBelow(schema, part)
  return ({ value, path }, errors) => {
    const own = (value as Json)[name]
    if (own !== undefined) check({ value: own, path: path + pointer }, errors)
  }
}

function namesCheck(scope: Scope): Check[] {
  const names = scope.schema['propertyNames'] as JsonSchema | undefined
  if (names === undefined) return []
  const check = scope.checkBelow(names, '/propertyNames')
  const message = 'property name must be valid'
  return [
    (here, errors) => {
      for (const propertyName of Object.keys(here.value as Json)) {
        const before = errors.length
        check({ value: propertyName, path: here.path, propertyName }, errors)
        if (errors.length === before) continue
        const failure = { keyword: 'propertyNames', params: { propertyName }, message }
        errors.push(errorAt(here, failure, scope))
      }
    },
  ]
}

function additionalCheck(scope: Scope): Check[] {
  const { additionalProperties: additional, properties = {} } = scope.schema
  if (additional === undefined || additional === true) return []
  const check = isObject(additional)
    ? scope.checkBelow(additional, '/additionalProperties')
    : undefined
  const message = 'must NOT have additional properties'
  return [
    (here, errors) => {
      for (const [name, value] of Object.entries(here.value as Json)) {
        if (Object.hasOwn(properties, name)) continue
        const params = { additionalProperty: name }
        const failure = { keyword: 'additionalProperties', params, message }
        if (check) check({ value, path: `${here.path}/${escapePointer(name)}` }, errors)
        else errors.push(errorAt(here, failure, scope))
      }
    },
  ]
}
