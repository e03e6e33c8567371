import { registry } from '#blocks/registry.ts'
import { Layout } from '#schemas/layout.ts'
import { Overlay } from '#schemas/overlay.ts'
import { Page, PageHead } from '#schemas/page.ts'
import { starterFiles } from '#schemas/starter.ts'
import { fileSchema } from '#src/manifest/read/json-schema.ts'
import { schemaOf } from '#src/manifest/read/props-schema.ts'

/** Every schema that manifests are checked against. */
export const schemas = [
  ...Object.entries({ Layout, Overlay, Page, PageHead, ...starterFiles }).map(
    ([name, schema]) => [name, fileSchema(schema)] as const,
  ),
  ...[...registry.values()].map((block) => [block.type, schemaOf(block)] as const),
]
