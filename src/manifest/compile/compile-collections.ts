import type { EffectiveCollection } from '../inherit/effective-layout.ts'
import { placeOf } from '../inherit/node-edits.ts'
import { rowBlocks } from '../row-blocks.ts'
import { nodeCompiler } from './compile-node.ts'
import type { CompiledCollection } from './compiled-resource.ts'
import type { CompileContext } from './node-context.ts'

/** Compiles the rows of every collection for each language; rows that cannot be shown are reported and left out. */
export function compileCollections(work: CompileContext): Map<string, CompiledCollection> {
  const compileRow = nodeCompiler({ ...work, blocks: rowBlocks })
  const collections = new Map<string, CompiledCollection>()
  for (const collection of work.layout.collections.values()) {
    checkSlugs(collection, work)
    const rows = collection.rows.flatMap((row) => compileRow(row, undefined)?.props ?? [])
    collections.set(collection.name, {
      name: collection.name,
      rows: { id: rows.map(({ id }) => id.value), en: rows.map(({ en }) => en.value) },
    })
  }
  return collections
}

function checkSlugs({ rows }: EffectiveCollection, { out }: CompileContext): void {
  const seen = new Set<string>()
  for (const row of rows) {
    if (seen.has(row.id))
      out.report('duplicate-slug', `"${row.id}" stands twice.`, placeOf(row, '/props/slug'))
    seen.add(row.id)
  }
}
