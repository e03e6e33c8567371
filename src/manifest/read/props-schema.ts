import type { KnownBlock } from '../known-blocks.ts'
import { authoringSchema, type JsonSchema } from './json-schema.ts'

const schemas = new WeakMap<KnownBlock, JsonSchema>()

/** The schema of a block's props in a manifest, cached by block. */
export const schemaOf = (block: KnownBlock): JsonSchema => {
  const known = schemas.get(block)
  if (known) return known
  const made = authoringSchema(block.props)
  schemas.set(block, made)
  return made
}
