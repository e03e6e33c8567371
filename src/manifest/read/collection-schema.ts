import { collectionFile } from '#schemas/collection.ts'
import type { CollectionKindName } from '#schemas/collections/index.ts'
import { fileSchema, mapSchema, type JsonSchema } from './json-schema.ts'
import { inLanguages } from './localised-schema.ts'

/** The JSON Schema of a file of collections/ with rows of this kind; a text may be one string per language. */
export const collectionSchema = (kind: CollectionKindName): JsonSchema =>
  mapSchema(fileSchema(collectionFile(kind)), inLanguages)
