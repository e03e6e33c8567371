import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { AnyBlock } from '#blocks/define.ts'
import { Layout } from '#schemas/layout.ts'
import { Overlay } from '#schemas/overlay.ts'
import { Page } from '#schemas/page.ts'
import { Settings } from '#schemas/settings.ts'
import { starterFiles } from '#schemas/starter.ts'
import { editorSchema, nodeSchemas } from '#src/manifest/editor/editor-schema.ts'
import type { KnownBlocks } from '#src/manifest/known-blocks.ts'
import type { JsonSchema } from '#src/manifest/read/json-schema.ts'
import type { Rule } from '#src/manifest/rules/define.ts'
import { problemKinds } from '#src/manifest/rules/problem-kinds.ts'
import { accessMatrix } from './access-matrix.ts'
import { promisesOf } from './block-changes.ts'
import { blocksReadme } from './blocks-reference.ts'
import { clientCalls } from './client-calls.ts'
import { commandsReadme } from './commands-reference.ts'
import type { Command } from '../command.ts'
import { promiseFile } from './promise-files.ts'
import { rulesNames, rulesReference } from './rules-reference.ts'
import { readUnits, type Unit, type UnitKind } from './units.ts'

const dialect = 'https://json-schema.org/draft/2020-12/schema'

/** Generates the files made from what units export, path → content; the registries must be up to date. */
export async function generateFiles(notice: string): Promise<Map<string, string>> {
  const kinds = problemKinds(await importUnits<Rule>('rule'))
  const commands = await importUnits<Command>('command')
  const known = await importUnits<AnyBlock>('block')
  const blocks = new Map(known.map((block) => [block.type, block]))
  const json = (schema: JsonSchema) =>
    `${JSON.stringify({ $schema: dialect, $comment: notice, ...schema }, null, 2)}\n`
  const files = new Map<string, string>([
    ['blocks/README.md', blocksReadme(notice, [...blocks.values()])],
    ['schemas/services/access.md', accessMatrix(notice)],
    ['src/client/services/endpoints.ts', await clientCalls(notice)],
    ['src/manifest/rules/names.ts', rulesNames(notice, kinds)],
    ['tools/README.md', commandsReadme(notice, commands)],
    ['src/manifest/rules/README.md', rulesReference(notice, kinds)],
  ])
  for (const [path, schema] of schemasByPath(blocks))
    files.set(`schemas/json/${path}`, json(schema))
  for (const [type, promise] of Object.entries(promisesOf(blocks)))
    files.set(promiseFile(type), `${JSON.stringify(promise, null, 2)}\n`)
  return files
}

/** Every JSON Schema that editors read, by its path within schemas/json. */
function schemasByPath(blocks: KnownBlocks): Map<string, JsonSchema> {
  const ofFiles: [string, z.ZodType][] = [
    ['layout.json', Layout],
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
  return new Map([...schemas, ...nodeSchemas(blocks)])
}

/** Imports the export that a unit is named by. */
async function importUnit<T>({ file, exportName }: Unit): Promise<T> {
  const exports = (await import(pathToFileURL(join(process.cwd(), file)).href)) as Record<string, T>
  const found = exports[exportName]
  if (found === undefined) throw new Error(`${file} exports no ${exportName}.`)
  return found
}

const importUnits = async <T>(kind: UnitKind): Promise<T[]> =>
  Promise.all((await readUnits(kind)).units.map((unit) => importUnit<T>(unit)))
