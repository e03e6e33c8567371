import { collectionFile } from '#schemas/collection.ts'
import { collectionKinds, isCollectionKind } from '#schemas/collections/index.ts'
import { mapSchema, whenNamed, type JsonSchema } from '../read/json-schema.ts'
import { inLanguages } from '../read/localised-schema.ts'
import { idPrefix } from './editor-schema.ts'
import { snippetsOf } from './snippets.ts'
import { written } from './written.ts'

/**
 * The JSON Schemas of the files of collections/, by their paths within schemas/json: one for any file, which completes the
 * kind and then what that kind has, and one for each kind.
 */
export function collectionSchemas(): Map<string, JsonSchema> {
  const kinds = Object.keys(collectionKinds).filter(isCollectionKind)
  const any: JsonSchema = {
    $id: `${idPrefix}collection.json`,
    description: 'Rows of a layout’s own.',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      kind: {
        description: 'What the rows are.',
        enum: kinds,
        enumDescriptions: kinds.map((kind) => collectionKinds[kind].title),
      },
    },
    required: ['kind'],
    allOf: kinds.map((kind) => whenNamed('kind', kind, { $ref: `collections/${kind}.json` })),
  }
  const each = kinds.map((kind): [string, JsonSchema] => {
    const path = `collections/${kind}.json`
    const schema = mapSchema(written(collectionFile(kind)), (part) =>
      withSnippets(inLanguages(part)),
    )
    return [path, { $id: idPrefix + path, ...schema }]
  })
  return new Map([['collection.json', any], ...each])
}

/** A text as one string or one per language, as an editor offers it. */
const withSnippets = (schema: JsonSchema): JsonSchema =>
  schema.kind === 'text' || schema.kind === 'html'
    ? { ...schema, defaultSnippets: snippetsOf(schema) }
    : schema
