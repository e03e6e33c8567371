import { limits } from '#schemas/node.ts'
import { slugFrom } from '#schemas/slug.ts'
import type { SourceLocation } from '#schemas/problems.ts'
import type { ParsedCollection, RowOperation } from '../read/parse-collection.ts'
import type { ParsedLayout } from '../read/parsed-layout.ts'
import type { Reporter } from '../problems/reporter.ts'
import { isObject, type Json } from '../values/objects.ts'
import type { EffectiveCollection } from './effective-layout.ts'
import { toLayered, type Layer, type LayeredNode, type RawNode } from './layered.ts'
import { applyOperations, type RawOperation } from './patch.ts'

type CollectionState = EffectiveCollection & { lockedBy: string | undefined }

interface LayerScope {
  layer: Layer
  out: Reporter
}

/** Collections that only one layer writes. They are shared and never changed. */
const unpatched = new WeakMap<ParsedCollection, CollectionState>()

/**
 * Merges the collections of layers, the oldest first: each file replaces or patches the rows of the one before. A collection
 * that only one layer writes is the same object in every layout that inherits it.
 */
export function layerCollections(
  layers: readonly ParsedLayout[],
  out: Reporter,
): Map<string, EffectiveCollection> {
  const collections = new Map<string, CollectionState>()
  for (const { name, collections: own } of layers) {
    // Fields of rows have no versions.
    const layer: Layer = { name, migrate: ({ v, value }) => ({ v, value }) }
    for (const file of own.values()) {
      const isAlone = layers.every((one) => one.name === name || !one.collections.has(file.name))
      const known = isAlone ? unpatched.get(file) : undefined
      const before = out.problems.length
      const after = known ?? layerCollection(collections.get(file.name), file, { layer, out })
      if (after) collections.set(file.name, after)
      if (after && isAlone && out.problems.length === before) unpatched.set(file, after)
    }
  }
  return collections
}

function layerCollection(
  before: CollectionState | undefined,
  file: ParsedCollection,
  scope: LayerScope,
): CollectionState | undefined {
  const { name, kind, place, isLocked } = file
  const owner = before?.lockedBy
  if (owner !== undefined) {
    scope.out.report('locked', `Collection "${name}" is locked by "${owner}".`, place(''))
    return before
  }
  const rows = file.rows ? wholeRows(file.rows, file, scope) : patchedRows(before, file, scope)
  if (rows === undefined) return before
  if (rows.length > limits.rows) {
    const message = `${rows.length} rows with those of its parent, at most ${limits.rows}.`
    scope.out.report('too-many', message, place('/patch'))
  }
  const lockedBy = isLocked ? scope.layer.name : undefined
  return { name, kind, rows: rows.slice(0, limits.rows), place, lockedBy }
}

function wholeRows(
  rows: readonly Json[],
  { kind, place }: ParsedCollection,
  { layer, out }: LayerScope,
): LayeredNode[] {
  return rows.flatMap((row, i) => {
    const at = (below: string) => place(`/rows/${i}${below}`)
    const node = nodeOf(row, { kind, place: at }, out)
    return node ? [toLayered(node, layer, fieldPlace(at))] : []
  })
}

function patchedRows(
  before: CollectionState | undefined,
  { name, kind, operations = [], place }: ParsedCollection,
  { layer, out }: LayerScope,
): LayeredNode[] | undefined {
  if (before === undefined || before.kind !== kind) {
    const other = before && ` Its rows are of the kind "${before.kind}".`
    const message = `No parent writes a collection "${name}" of the kind "${kind}" to patch.${other ?? ''}`
    out.report('patch-target', message, place(before ? '/kind' : '/patch'))
    return undefined
  }
  const rows = [...before.rows]
  for (const [i, operation] of operations.entries()) {
    const at = (below: string) => place(`/patch/${i}${below}`)
    const changed = toNodeOperation(operation, { kind, place: (below) => at(`/row${below}`) }, out)
    if (changed === undefined) continue
    const root = { slots: { rows }, main: 'rows', isProse: false, noun: 'row' } as const
    applyOperations(root, [changed], { layer, place: (pointer) => at(rowPointer(pointer)), out })
  }
  return rows
}

/** `/0/node/props/title` → `/row/title`, `/0/props/title` → `/fields/title`: where the row's file has it. */
const rowPointer = (pointer: string): string =>
  pointer
    .replace(/^\/0/, '')
    .replace(/^\/node(\/props)?/, '/row')
    .replace(/^\/props/, '/fields')

/** The location of a part of a row's node in the row. */
const fieldPlace =
  (place: (below: string) => SourceLocation) =>
  (below: string): SourceLocation =>
    place(below.replace(/^\/props/, ''))

interface RowScope {
  kind: string
  place(below: string): SourceLocation
}

function toNodeOperation(
  operation: RowOperation,
  scope: RowScope,
  out: Reporter,
): RawOperation | undefined {
  if (operation.op === 'set') {
    const { at, fields } = operation
    return { op: 'props', at, props: fields as NonNullable<RawNode['props']> }
  }
  if (operation.op !== 'insert' && operation.op !== 'replace') return operation
  const { row, ...rest } = operation
  const node = nodeOf(row, scope, out)
  return node && { ...rest, node }
}

/** A row as a node; reports a row that no slug can be made for. */
function nodeOf(row: Json, { kind, place }: RowScope, out: Reporter): RawNode | undefined {
  const id = slugOf(row)
  if (id === '') {
    out.report(
      'missing-slug',
      'Neither its id nor its name, title or question makes a slug.',
      place(''),
    )
    return undefined
  }
  return { id, type: kind, props: { ...row, slug: id } }
}

const named = ['slug', 'id', 'name', 'title', 'question'] as const

/** The slug that a row says, else one made from its id, name, title or question in its first language. */
function slugOf(row: Json): string {
  const key = named.find((name) => row[name] !== undefined)
  const value = key === undefined ? '' : row[key]
  const text = isObject(value) ? (value['id'] ?? value['en']) : value
  return typeof text === 'string' ? slugFrom(text) : ''
}
