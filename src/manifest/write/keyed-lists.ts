import { isObject } from '../values/objects.ts'
import type { Keyed } from './merge-list.ts'
import { dispute, mergeValue, type At } from './merge-value.ts'
import { mapSides, mergeSides, type Sides } from './three-sides.ts'

const by = (key: string): Keyed => ({ keyOf: (item) => textOf(item, key) })

/** The lists of a manifest whose entries have keys, by pointer. All others, such as menus, are merged as one value. */
export const keyedLists: readonly (readonly [pointer: RegExp, keyed: Keyed])[] = [
  [/^\/routes$/, by('path')],
  [/^\/redirects$/, by('from')],
  [/^\/hostSwitch$/, by('prefix')],
  [/^\/rules\/suppress$/, { keyOf: suppressionKey }],
  [
    /^(\/shell|\/pages\/[^/]+)?\/patch$/,
    { keyOf: operationKey, nodeOf: nodeOfOperation, merge: mergeOperation },
  ],
  // The accepted problems of baseline.json, and the rows of a data file.
  [/^\/problems$/, by('fingerprint')],
  [/^$/, { keyOf: (row) => textOf(row, 'slug') ?? textOf(row, 'name') }],
]

function textOf(item: unknown, key: string): string | undefined {
  const value = isObject(item) ? item[key] : undefined
  return typeof value === 'string' ? value : undefined
}

function suppressionKey(item: unknown): string | undefined {
  const rule = textOf(item, 'rule')
  return rule && [rule, textOf(item, 'page') ?? '', textOf(item, 'node') ?? ''].join(' ')
}

/** A layer has at most one operation of a kind for each node; with two, its operations are merged as one value. */
function operationKey(operation: unknown): string | undefined {
  const op = textOf(operation, 'op')
  const node = nodeOfOperation(operation)
  return op && node && `${op} ${node}`
}

/** The node that an operation changes or inserts. */
function nodeOfOperation(operation: unknown): string | undefined {
  if (!isObject(operation)) return undefined
  return textOf(operation, 'op') === 'insert'
    ? textOf(operation['node'], 'id')
    : textOf(operation, 'at')
}

const placeKeys = ['where', 'at', 'to', 'slot']

/** Merges one operation; its position is one value. */
function mergeOperation(sides: Sides, at: At): unknown {
  const places = mapSides(sides, (operation) =>
    placeKeys.map((key) => (isObject(operation) ? operation[key] : undefined)),
  )
  if (mergeSides(places)) return mergeValue(sides, at)
  dispute('value', sides, at)
  return sides.ours
}
