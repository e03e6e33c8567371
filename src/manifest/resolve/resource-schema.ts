import { z } from 'zod'
import type { PageData } from '#schemas/page.ts'
import type { EffectiveCollection, EffectiveLayout } from '../inherit/effective-layout.ts'
import type { JsonSchema } from '../read/json-schema.ts'
import { rowBlocks } from '../row-blocks.ts'
import { answerOf } from './answer-schema.ts'

/** A page’s data as its file writes it. */
export type WrittenData = z.input<typeof PageData>

/** The schema of a resource: of a call’s answer, or of rows. Undefined when what it names does not exist. */
export function resourceSchema(
  data: WrittenData,
  layout: Pick<EffectiveLayout, 'collections'>,
  isChecked: boolean,
): JsonSchema | undefined {
  if (!('collection' in data)) return answerOf(data.endpoint)
  const collection = layout.collections.get(data.collection)
  if (collection === undefined) return undefined
  const row = rowSchema(collection)
  const { find, limit = Infinity } = data
  if (find === undefined)
    return { type: 'array', items: row, maxItems: Math.min(limit, collection.rows.length) }
  // A page whose routes check that the row exists is never drawn without it.
  return isChecked ? row : { anyOf: [row, { type: 'null' }] }
}

const schemas = new Map<string, JsonSchema>()

/** The schema of a collection’s rows as pages see them. */
export function rowSchema({ kind }: Pick<EffectiveCollection, 'kind'>): JsonSchema {
  const known = schemas.get(kind)
  if (known) return known
  const block = rowBlocks.get(kind)
  const made: JsonSchema = block
    ? ({ ...z.toJSONSchema(block.props, { io: 'output' }) } as JsonSchema)
    : {}
  schemas.set(kind, made)
  return made
}
