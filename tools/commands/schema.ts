import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { layoutFiles } from '#schemas/layout-files.ts'
import { starterFiles } from '#schemas/starter.ts'
import { replaceFile } from '#src/library/replace-file.ts'
import { command } from '../command.ts'
import { mergeSchemas, type SchemaEntry } from '../editor-settings.ts'
import { dryRunOption, jsonOption, rootOption } from '../options.ts'

export const schema = command({
  name: 'schema',
  summary: 'Tell VS Code which JSON Schema each file of a layout follows; other settings stay.',
  writes: 'the settings file, when something is missing in it',
  options: z.object({
    file: z.string().min(1).default('.vscode/settings.json').meta({
      description: 'The settings of the workspace, in which the entries are put.',
      value: 'file',
    }),
    root: rootOption,
    dryRun: dryRunOption,
    json: jsonOption,
  }),

  async run(terminal, { file, root, dryRun, json }) {
    const schemas = schemasFor(root)
    const before = await readSettings(file)
    const after = mergeSchemas(before, schemas)
    if (after === undefined) {
      terminal.note(`${file} cannot be read as JSON: mend it, then run this again.`)
      return 1
    }
    const changed = after !== before
    if (changed && !dryRun) {
      await mkdir(dirname(file), { recursive: true })
      await replaceFile(file, after)
    }
    if (json)
      terminal.print(JSON.stringify({ file, schemas, changed, written: changed && !dryRun }))
    else if (!changed) terminal.print(`${file} is up to date.`)
    else terminal.print(`${dryRun ? 'Would write' : 'Wrote'} ${file}: ${schemas.length} schemas.`)
    return 0
  },
})

async function readSettings(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '{}\n'
    throw error
  })
}

/** Which files follow which schema; a path that begins with / is relative to the workspace. */
function schemasFor(root: string): SchemaEntry[] {
  const layout = `/${root.replace(/^\.?\/|\/$/g, '')}/*`
  const entry = (name: string, ...fileMatch: string[]) => ({
    fileMatch,
    url: `./schemas/json/${name}.json`,
  })
  return [
    entry('layout', `${layout}/layout.json`),
    ...Object.keys(layoutFiles).map((file) =>
      entry(file.replace(/\.json$/, ''), `${layout}/${file}`),
    ),
    entry('page', `${layout}/pages/*.json`),
    entry('collection', `${layout}/collections/*.json`),
    entry('overlay', '/overlays/*.json', '*.overlay.json'),
    ...Object.keys(starterFiles).map((name) =>
      entry(`data-${name}`, `${layout}/data/${name}.json`),
    ),
  ]
}
