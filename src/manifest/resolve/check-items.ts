import type { SourceLocation } from '#schemas/problems.ts'
import type { EffectiveLayout } from '../inherit/effective-layout.ts'
import { unbound, type JsonSchema } from '../read/json-schema.ts'
import type { ProblemName } from '../problems/catalogue.ts'
import { didYouMean } from '../problems/suggest.ts'
import { isObject } from '../values/objects.ts'
import { checkAccepted, itemsOf, type BindingTarget } from './accepted-kinds.ts'
import { follow, kindsOf } from './answer-schema.ts'
import { parametersIn } from './page-paths.ts'

/** A list that a prop is bound to. */
interface BoundList {
  path: string
  schema: JsonSchema
  /** Where the items take their values from, by the names of the prop; undefined when the binding does not say. */
  each: unknown
}

interface ItemScope {
  layout: Pick<EffectiveLayout, 'routes'>
  report(rule: ProblemName, message: string, place: SourceLocation): void
  place(pointer: string): SourceLocation
}

/** Checks that each row of a list fills an item of the prop it is bound to. */
export function checkItems(list: BoundList, target: BindingTarget, scope: ItemScope): void {
  const rows = itemsOf(list.schema)
  const items = itemsOf(target.schema)
  const { report, place } = scope
  const each = isObject(list.each) ? list.each : {}
  if (items?.properties === undefined || rows === undefined) {
    if (list.each === undefined) return
    const message = `"each" is for a list of rows and a prop with items; "${list.path}" or this prop has none.`
    return report('binding-type', message, place(`${target.pointer}/each`))
  }
  checkCount(list, target, scope)
  const names = Object.keys(items.properties)
  for (const name of Object.keys(each).filter((one) => !names.includes(one))) {
    const message = `An item has no "${name}".${didYouMean(name, names)}`
    report('unknown-key', message, place(`${target.pointer}/each/${name}`))
  }
  const required = (items['required'] as string[] | undefined) ?? []
  for (const name of names) {
    const schema = unbound(items.properties[name])
    const field: ItemField = { name, schema, isRequired: required.includes(name), from: each[name] }
    checkField(field, { ...list, schema: rows }, { target, scope })
  }
}

function checkCount({ path, schema }: BoundList, target: BindingTarget, scope: ItemScope): void {
  const [given, most] = [schema['maxItems'], target.schema?.['maxItems']]
  if (typeof given !== 'number' || typeof most !== 'number' || given <= most) return
  const message = `"${path}" may have ${given} rows, and here are at most ${most}. Write "limit": ${most} in the page’s "data".`
  scope.report('too-many', message, scope.place(target.pointer))
}

interface ItemField {
  name: string
  schema: JsonSchema | undefined
  isRequired: boolean
  /** What "each" says about it. */
  from: unknown
}

function checkField(
  { name, schema, isRequired, from }: ItemField,
  list: BoundList,
  { target, scope }: { target: BindingTarget; scope: ItemScope },
): void {
  const isWritten = typeof from === 'string'
  const at = scope.place(isWritten ? `${target.pointer}/each/${name}` : target.pointer)
  const field = isWritten ? from : name
  if (/^(\/|page:)/.test(field)) return checkAddress(field, { name, schema, list, at }, scope)
  const followed = follow(list.schema, field.split('.'))
  if ('unknown' in followed) {
    if (!isWritten && !isRequired) return
    const near = didYouMean(followed.unknown, followed.known)
    const message = isWritten
      ? `A row of "${list.path}" has no "${followed.unknown}".${near}`
      : `A row of "${list.path}" has no "${name}", which each item needs: write "each": { "${name}": "<field>" } with one of ${followed.known.join(', ')}.`
    return scope.report(isWritten ? 'unknown-field' : 'binding-type', message, at)
  }
  checkAccepted({ path: field, kinds: kindsOf(followed.found) }, schema, (message) =>
    scope.report('binding-type', message, at),
  )
  if (isRequired && followed.mayBeEmpty) {
    const message = `"${field}" of a row may be empty, and each item needs it.`
    scope.report('binding-may-be-empty', message, at)
  }
}

/** Checks an address of a row, such as `/Lms/Features/:slug`: only links take one, and rows have its parameters. */
function checkAddress(
  address: string,
  {
    name,
    schema,
    list,
    at,
  }: Pick<ItemField, 'name' | 'schema'> & { list: BoundList; at: SourceLocation },
  scope: ItemScope,
): void {
  if (schema?.kind !== 'link')
    return scope.report(
      'binding-type',
      `${address} is an address, and "${name}" of an item is no link: "each" fills texts, pictures and links.`,
      at,
    )
  const known = Object.keys(list.schema.properties ?? {})
  // A page that does not exist is reported where the address is resolved.
  const named = scope.layout.routes.find(({ route }) => address === `page:${route.page}`)
  const path = named?.route.path ?? (address.startsWith('/') ? address : '')
  for (const parameter of parametersIn(path).filter((one) => !known.includes(one))) {
    const message = `A row of "${list.path}" has no "${parameter}".${didYouMean(parameter, known)}`
    scope.report('unknown-field', message, at)
  }
}
