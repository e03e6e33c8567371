import { z } from 'zod'
import { layoutFileSchemas } from '#schemas/layout-file-schemas.ts'
import { Layout } from '#schemas/layout.ts'
import { Overlay } from '#schemas/overlay.ts'
import { Page } from '#schemas/page.ts'
import { Settings } from '#schemas/settings.ts'
import { starterFiles } from '#schemas/starter.ts'
import { collectionSchemas } from '#src/manifest/editor/collection-schemas.ts'
import { editorSchema, nodeSchemas } from '#src/manifest/editor/editor-schema.ts'
import type { KnownBlocks } from '#src/manifest/known-blocks.ts'
import type { JsonSchema } from '#src/manifest/read/json-schema.ts'

const dialect = 'https://json-schema.org/draft/2020-12/schema'

/** Generates every JSON Schema that editors read, path → content. */
export function jsonSchemaFiles(notice: string, blocks: KnownBlocks): Map<string, string> {
  const content = (schema: JsonSchema) =>
    `${JSON.stringify({ $schema: dialect, $comment: notice, ...schema }, null, 2)}\n`
  const schemas = [...schemasByPath(blocks)]
  return new Map(schemas.map(([path, schema]) => [`schemas/json/${path}`, content(schema)]))
}

/** Every JSON Schema that editors read, by its path within schemas/json. */
function schemasByPath(blocks: KnownBlocks): Map<string, JsonSchema> {
  const ofFiles: [string, z.ZodType][] = [
    ['layout.json', Layout],
    ...layoutFileSchemas,
    ['overlay.json', Overlay],
    ['page.json', Page],
    ['settings.json', Settings],
    ...Object.entries(starterFiles).map(([name, row]): [string, z.ZodType] => [
      `data-${name}.json`,
      z.array(row),
    ]),
  ]
  const schemas = ofFiles.map(([name, file]): [string, JsonSchema] => [
    name,
    editorSchema(name, file),
  ])
  return new Map([...schemas, ...collectionSchemas(), ...nodeSchemas(blocks)])
}
