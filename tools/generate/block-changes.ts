import type { KnownBlock, KnownBlocks } from '#src/manifest/known-blocks.ts'
import { versionOf } from '#src/manifest/known-blocks.ts'
import { plain, type JsonSchema } from '#src/manifest/read/json-schema.ts'

/** The contract of one version of a block that stored pages rely on. */
export interface BlockPromise {
  v: number
  props: JsonSchema
  slots: Record<string, { allow?: readonly string[]; max?: number }>
}
export type BlockPromises = Record<string, BlockPromise>

/** Returns the contract of each of these blocks. */
export const promisesOf = (blocks: KnownBlocks): BlockPromises =>
  Object.fromEntries([...blocks.values()].map((block) => [block.type, promiseOf(block)]))

function promiseOf(block: KnownBlock): BlockPromise {
  const slots = Object.entries(block.slots ?? {}).map(([name, { allow, max }]) => [
    name,
    { ...(allow && { allow: allow.toSorted() }), ...(max !== undefined && { max }) },
  ])
  return {
    v: versionOf(block),
    props: plain(block.props),
    slots: Object.fromEntries(slots) as BlockPromise['slots'],
  }
}

/**
 * Returns the changes that would alter or break stored pages, one line each: a block that keeps its version may
 * only accept more than before. A new version, which has a migration, may change anything.
 */
export function breakingChanges(before: BlockPromises, after: BlockPromises): string[] {
  return Object.entries(after).flatMap(([type, now]) => {
    const old = Object.hasOwn(before, type) ? before[type] : undefined
    if (old === undefined) return []
    if (now.v < old.v) return [`${type}: version ${old.v} became ${now.v}; a migration is gone.`]
    if (now.v > old.v) return []
    const changes = [...changesOf(old.props, now.props, ''), ...slotChanges(old.slots, now.slots)]
    return changes.map((change) => `${type}: ${change}`)
  })
}

function changesOf(old: JsonSchema, now: JsonSchema, at: string): string[] {
  return [
    ...valueChanges(old, now, at || 'props'),
    ...propertyChanges(old, now, at),
    ...(old.items && now.items ? changesOf(old.items, now.items, `${at}/*`) : []),
  ]
}

function propertyChanges(old: JsonSchema, now: JsonSchema, at: string): string[] {
  const were = old.properties ?? {}
  const are = now.properties ?? {}
  const required = (schema: JsonSchema) => (schema['required'] as string[] | undefined) ?? []
  const changed = Object.entries(were).flatMap(([name, schema]) => {
    const next = Object.hasOwn(are, name) ? are[name] : undefined
    if (next) return changesOf(schema, next, `${at}/${name}`)
    const renamed = Object.keys(are).find(
      (added) => !Object.hasOwn(were, added) && are[added]?.type === schema.type,
    )
    return [`${at}/${name} is gone${renamed ? `, perhaps renamed ${renamed}` : ''}.`]
  })
  const demanded = required(now)
    .filter((name) => !required(old).includes(name))
    .map((name) => `${at}/${name} became required.`)
  return [...changed, ...demanded]
}

/** Keywords whose number may only decrease, and keywords whose number may only increase. */
const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']

function valueChanges(old: JsonSchema, now: JsonSchema, at: string): string[] {
  const lostTypes = typesOf(old).filter((type) => !typesOf(now).includes(type))
  if (now.type !== undefined && lostTypes.length > 0)
    return [`${at}: no longer takes ${lostTypes.join(', ')}.`]
  const changes: string[] = []
  const text = (value: unknown) => JSON.stringify(value) ?? 'nothing'
  for (const key of ['default', 'const', 'pattern', 'format', 'kind'] as const) {
    if (text(old[key]) !== text(now[key]))
      changes.push(`${at}: ${key} was ${text(old[key])} and is ${text(now[key])}.`)
  }
  const lost = listed(old, 'enum').filter((value) => !listed(now, 'enum').includes(value))
  if (listed(now, 'enum').length > 0 && lost.length > 0)
    changes.push(`${at}: no longer takes ${lost.join(', ')}.`)
  for (const key of lowerBounds) {
    if (bound(now, key, -Infinity) > bound(old, key, -Infinity))
      changes.push(`${at}: ${key} rose to ${text(now[key])}.`)
  }
  for (const key of upperBounds) {
    if (bound(now, key, Infinity) < bound(old, key, Infinity))
      changes.push(`${at}: ${key} fell to ${text(now[key])}.`)
  }
  if (text(old.anyOf) !== text(now.anyOf)) changes.push(`${at}: its alternatives changed.`)
  return changes
}

const typesOf = ({ type }: JsonSchema): string[] => [type ?? 'any value'].flat()

const listed = (schema: JsonSchema, key: string): string[] =>
  ((schema[key] as unknown[] | undefined) ?? []).map((value) => JSON.stringify(value))

const bound = (schema: JsonSchema, key: string, without: number): number =>
  typeof schema[key] === 'number' ? schema[key] : without

function slotChanges(old: BlockPromise['slots'], now: BlockPromise['slots']): string[] {
  return Object.entries(old).flatMap(([name, was]) => {
    const is = Object.hasOwn(now, name) ? now[name] : undefined
    if (is === undefined) return [`slot ${name} is gone.`]
    const lost = (was.allow ?? []).filter((type) => !(is.allow ?? [type]).includes(type))
    return [
      ...(is.allow && !was.allow ? [`slot ${name} no longer takes every block.`] : []),
      ...lost.map((type) => `slot ${name} no longer takes ${type}.`),
      ...((is.max ?? Infinity) < (was.max ?? Infinity)
        ? [`slot ${name} takes ${is.max} blocks at most.`]
        : []),
    ]
  })
}
