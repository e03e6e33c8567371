import { problemKinds } from '#src/manifest/rules/problem-kinds.ts'
import { accessMatrix } from './access-matrix.ts'
import { promisesOf } from './block-changes.ts'
import { blocksReadme } from './blocks-reference.ts'
import { clientCalls } from './client-calls.ts'
import { commandsReadme } from './commands-reference.ts'
import { importBlocks, importCommands, importRules } from './import-units.ts'
import { jsonSchemaFiles } from './json-schemas.ts'
import { pageMatrix } from './page-matrix.ts'
import { promiseFile } from './promise-files.ts'
import { rulesNames, rulesReference } from './rules-reference.ts'

/** Generates the files made from what units export, path → content; the registries must be up to date. */
export async function generateFiles(notice: string): Promise<Map<string, string>> {
  const kinds = problemKinds(await importRules())
  const commands = await importCommands()
  const known = await importBlocks()
  const blocks = new Map(known.map((block) => [block.type, block]))
  const files = new Map<string, string>([
    ['blocks/README.md', blocksReadme(notice, [...blocks.values()])],
    ['schemas/services/access.md', accessMatrix(notice)],
    ['layouts/guarded-pages.md', await pageMatrix(notice)],
    ...(await clientCalls(notice)),
    ['src/manifest/rules/names.ts', rulesNames(notice, kinds)],
    ['tools/README.md', commandsReadme(notice, commands)],
    ['src/manifest/rules/README.md', rulesReference(notice, kinds)],
    ...jsonSchemaFiles(notice, blocks),
  ])
  for (const [type, promise] of Object.entries(promisesOf(blocks)))
    files.set(promiseFile(type), `${JSON.stringify(promise, null, 2)}\n`)
  return files
}
