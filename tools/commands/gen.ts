import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { command, type Terminal } from '../command.ts'
import { breakingChanges, type BlockPromises } from '../block-changes.ts'
import { generate, promisesFile } from '../generate.ts'
import { git } from '../git.ts'
import { dryRunOption, jsonOption } from '../options.ts'

export const gen = command({
  name: 'gen',
  summary: 'Write the registry, the JSON Schemas and the reference pages from their sources.',
  writes: 'the generated files that are stale',
  options: z.object({
    check: z
      .boolean()
      .default(false)
      .meta({ description: 'Write nothing and fail when a file is stale.' }),
    dryRun: dryRunOption,
    json: jsonOption,
  }),

  async run(terminal, { check, dryRun, json }) {
    const files = await generate()
    const broken = breakingChanges(await promisesBefore(), readPromises(files.get(promisesFile)))
    if (broken.length > 0) return refuse(terminal, broken, json)
    const stale = await staleOf(files)
    const writes = !check && !dryRun
    if (writes) for (const path of stale) await write(path, files.get(path) ?? '')
    if (json) terminal.print(JSON.stringify({ files: [...files.keys()], stale, written: writes }))
    else reportChanges(terminal, files.size, stale, check ? 'check' : dryRun ? 'would' : 'wrote')
    return check && stale.length > 0 ? 1 : 0
  },
})

/** What blocks promised in the last commit; where git knows nothing of it, in the file as it stands. */
async function promisesBefore(): Promise<BlockPromises> {
  const committed = await git('.', 'show', `HEAD:${promisesFile}`).catch(() => undefined)
  return readPromises(committed ?? (await readFile(promisesFile, 'utf8').catch(() => undefined)))
}

const readPromises = (text: string | undefined): BlockPromises =>
  text === undefined ? {} : (JSON.parse(text) as BlockPromises)

function refuse(terminal: Terminal, broken: readonly string[], json: boolean): number {
  if (json) terminal.print(JSON.stringify({ broken }, null, 2))
  else for (const line of broken) terminal.print(line)
  terminal.note(
    'Pages already written rely on that: give the block a new version with a migration (blocks/class-grid shows one). Nothing was written.',
  )
  return 1
}

async function staleOf(files: ReadonlyMap<string, string>): Promise<string[]> {
  const stale: string[] = []
  for (const [path, content] of files) {
    if ((await readFile(path, 'utf8').catch(() => '')) !== content) stale.push(path)
  }
  return stale
}

async function write(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

const lines = {
  check: (path: string) => `${path} is stale: run npm run gen.`,
  would: (path: string) => `Would write ${path}`,
  wrote: (path: string) => `Wrote ${path}`,
}

function reportChanges(
  terminal: Terminal,
  count: number,
  stale: readonly string[],
  how: keyof typeof lines,
): void {
  for (const path of stale) terminal.print(lines[how](path))
  if (stale.length === 0) terminal.print(`${count} generated files are up to date.`)
}
