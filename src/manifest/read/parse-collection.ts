import {
  collectionKindNames,
  isCollectionKind,
  type CollectionKindName,
} from '#schemas/collections/index.ts'
import { limits } from '#schemas/node.ts'
import type { SourceLocation } from '#schemas/problems.ts'
import { didYouMean } from '../problems/suggest.ts'
import { isObject, type Json } from '../values/objects.ts'
import { accept, type Reading } from './parse-page.ts'
import { readJson, type ReadJson } from './read-json.ts'

/** A parsed file of collections/: rows of one kind, or changes of the parent's rows. */
export interface ParsedCollection {
  name: string
  file: string
  kind: CollectionKindName
  isLocked: boolean
  /** Whether the file names its JSON Schema. */
  hasSchema: boolean
  rows: readonly Json[] | undefined
  operations: readonly RowOperation[] | undefined
  place(pointer: string): SourceLocation
}

type Where = 'before' | 'after' | 'start' | 'end'

/** One change of a parent's rows; `at` and `to` are slugs. */
export type RowOperation =
  | { op: 'insert'; where: Where; at?: string; row: Json }
  | { op: 'remove'; at: string }
  | { op: 'move'; at: string; where: Where; to?: string }
  | { op: 'replace'; at: string; row: Json }
  | { op: 'set'; at: string; fields: Json }
  | { op: 'unset'; at: string; paths: string[] }

/** What a file that follows its grammar holds. */
interface CollectionFile {
  $schema?: string
  lock?: boolean
  rows?: Json[]
  patch?: RowOperation[]
}

/** Reads a file of collections/; undefined when it does not follow the grammar of its kind. */
export function parseCollection(
  at: { name: string; file: string },
  text: string,
  { checkers, out }: Reading,
): ParsedCollection | undefined {
  const read = readJson(at.file, text, limits.collectionBytes)
  const kind = isObject(read.value) ? read.value['kind'] : undefined
  if (read.faults.length === 0 && !isCollectionKind(kind)) {
    out.report('unknown-kind', messageFor(read.value, kind), read.place('/kind'))
    return undefined
  }
  const known = isCollectionKind(kind) ? kind : 'case'
  if (!accept(read, checkers.collection(known), out)) return undefined
  return toParsed({ ...at, kind: known }, read, out)
}

function toParsed(
  at: Pick<ParsedCollection, 'name' | 'file' | 'kind'>,
  { value, place }: ReadJson,
  out: Reading['out'],
): ParsedCollection | undefined {
  const { $schema, rows, patch, lock } = value as CollectionFile
  if ((rows === undefined) === (patch === undefined)) {
    const message = rows ? 'Both "rows" and "patch" stand here.' : '"rows" is missing.'
    out.report('two-bodies', message, place(rows ? '/patch' : ''))
    return undefined
  }
  const flags = { isLocked: lock === true, hasSchema: $schema !== undefined }
  return { ...at, ...flags, rows, operations: patch, place }
}

function messageFor(value: unknown, kind: unknown): string {
  if (!isObject(value)) return 'Write { "kind": "…", "rows": [ … ] }.'
  if (typeof kind !== 'string') return `"kind" must be one of ${collectionKindNames.join(', ')}.`
  const near = didYouMean(kind, collectionKindNames)
  return `There is no kind of row "${kind}".${near || ` There are ${collectionKindNames.join(', ')}.`}`
}
