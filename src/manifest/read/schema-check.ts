import type { CollectionKindName } from '#schemas/collections/index.ts'
import { Layout } from '#schemas/layout.ts'
import { Overlay } from '#schemas/overlay.ts'
import { Page, PageHead } from '#schemas/page.ts'
import { starterFiles, type StarterName } from '#schemas/starter.ts'
import type { KnownBlock } from '../known-blocks.ts'
import { fileSchema, type JsonSchema } from './json-schema.ts'
import { schemaOf } from './props-schema.ts'
import { collectionSchema } from './collection-schema.ts'
import type { CompileSchema } from './schema-error.ts'
import { faultsOf, type SchemaFault } from './schema-faults.ts'

export type CheckValue = (value: unknown) => SchemaFault[]

/** The checks of everything that a manifest writes. The engine receives them from its caller, like the blocks. */
export interface SchemaCheckers {
  layout: CheckValue
  overlay: CheckValue
  page: CheckValue
  pageHead: CheckValue
  /** What a manifest writes for a block's props. */
  props(block: KnownBlock): CheckValue
  /** One row of a data file. */
  row(table: StarterName): CheckValue
  /** A file of collections/. */
  collection(kind: CollectionKindName): CheckValue
}

/** Checks by these compiled schemas, each compiled when it is first used. */
export function schemaCheckers(compile: CompileSchema): SchemaCheckers {
  const checkerOf = (schemaFor: () => JsonSchema): CheckValue => {
    let made: ReturnType<CompileSchema> | undefined
    return (value) => faultsOf((made ??= compile(schemaFor()))(value))
  }
  const props = new WeakMap<KnownBlock, CheckValue>()
  const rows = new Map<StarterName, CheckValue>()
  const collections = new Map<CollectionKindName, CheckValue>()
  return {
    layout: checkerOf(() => fileSchema(Layout)),
    overlay: checkerOf(() => fileSchema(Overlay)),
    page: checkerOf(() => fileSchema(Page)),
    pageHead: checkerOf(() => fileSchema(PageHead)),
    props: (block) => remembered(props, block, () => checkerOf(() => schemaOf(block))),
    row: (table) => remembered(rows, table, () => checkerOf(() => fileSchema(starterFiles[table]))),
    collection: (kind) =>
      remembered(collections, kind, () => checkerOf(() => collectionSchema(kind))),
  }
}

interface Memory<Key> {
  get(key: Key): CheckValue | undefined
  set(key: Key, made: CheckValue): unknown
}

function remembered<Key>(memory: Memory<Key>, key: Key, make: () => CheckValue): CheckValue {
  const known = memory.get(key)
  if (known) return known
  const made = make()
  memory.set(key, made)
  return made
}
