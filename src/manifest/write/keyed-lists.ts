import { isObject } from '../values/objects.ts'
import type { Keyed } from './merge-list.ts'
import { dispute, mapSides, mergeValue, mergeSides, type At, type Sides } from './merge-value.ts'

const by = (key: string): Keyed => ({ keyOf: (item) => textOf(item, key) })

/** The lists of a manifest whose entries are told apart, by pointer. All others, such as menus, are merged whole. */
export const keyedLists: readonly (readonly [pointer: RegExp, keyed: Keyed])[] = [
  [/^\/routes$/, by('path')],
  [/^\/redirects$/, by('from')],
  [/^\/hostSwitch$/, by('prefix')],
  [/^\/rules\/suppress$/, { keyOf: suppressionKey }],
  [
    /^(\/shell|\/pages\/[^/]+)?\/patch$/,
    { keyOf: operationKey, nodeOf: nodeOfOperation, merge: mergeOperation },
  ],
  // The accepted problems of baseline.json, and the rows of a file of data.
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

/** A layer says one thing of a kind about a node; where it says two, its operations are merged whole. */
function operationKey(operation: unknown): string | undefined {
  const op = textOf(operation, 'op')
  const node = nodeOfOperation(operation)
  return op && node && `${op} ${node}`
}

/** The node that an operation changes, or brings. */
function nodeOfOperation(operation: unknown): string | undefined {
  if (!isObject(operation)) return undefined
  return textOf(operation, 'op') === 'insert'
    ? textOf(operation['node'], 'id')
    : textOf(operation, 'at')
}

const placeKeys = ['where', 'at', 'to', 'slot']

/** Merges one operation; where it puts a node is one thing. */
function mergeOperation(sides: Sides, at: At): unknown {
  const places = mapSides(sides, (operation) =>
    placeKeys.map((key) => (isObject(operation) ? operation[key] : undefined)),
  )
  if (mergeSides(places)) return mergeValue(sides, at)
  dispute('value', sides, at)
  return sides.ours
}
