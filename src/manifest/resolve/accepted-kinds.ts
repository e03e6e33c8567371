import { unbound, type JsonSchema } from '../read/json-schema.ts'
import { kindsOf } from './answer-schema.ts'

/** What a value is bound to: where it is, its schema, and whether it is required. */
export interface BindingTarget {
  pointer: string
  schema?: JsonSchema | undefined
  isRequired?: boolean
}

/** A bound value: the path it is read from, and the JSON types it may have. */
export interface BoundValue {
  path: string
  kinds: ReadonlySet<string>
}

/** Reports a bound value of which no type is accepted by the schema of its target. */
export function checkAccepted(
  { path, kinds }: BoundValue,
  schema: JsonSchema | undefined,
  report: (message: string) => void,
): void {
  // A localised text is an object in the manifest, but the block receives a string.
  const accepted = new Set(isText(schema) ? ['string'] : schema && kindsOf(schema))
  if (accepted.size === 0 || kinds.size === 0) return
  if ([...kinds].some((kind) => accepted.has(kind))) return
  report(`"${path}" is ${inWords(kinds)}; here stands ${inWords(accepted)}.`)
}

const texts = new Set(['text', 'prose', 'html'])
const isText = (schema: JsonSchema | undefined) => texts.has(String(schema?.kind))

const words: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** The names of JSON types in a sentence. */
export const inWords = (kinds: Iterable<string>) =>
  [...kinds].map((kind) => words[kind] ?? kind).join(' or ')

/** The schema of the items of a list of objects; undefined for anything else, as a list of texts in several languages. */
export function itemsOf(schema: JsonSchema | undefined): JsonSchema | undefined {
  const list = [schema, ...(schema?.anyOf ?? [])].find((one) => one?.items !== undefined)
  const items = unbound(list?.items)
  return items?.properties === undefined || isText(items) ? undefined : items
}
