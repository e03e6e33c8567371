import { readFile, realpath } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { replaceFile } from '#src/library/replace-file.ts'
import { BadUsage, type Terminal } from './command.ts'
import { git } from './git.ts'

interface Options {
  git: string
  root: string
  dryRun: boolean
  json: boolean
}

/** Configures a repository to merge the JSON files of its layouts with `merge-driver`; other settings are preserved. */
export async function installMergeDriver(
  terminal: Terminal,
  { git: folder, root, dryRun, json }: Options,
): Promise<number> {
  const top = await realpath((await git(folder, 'rev-parse', '--show-toplevel')).trim())
  const layouts = relative(top, await realpath(root))
    .split(sep)
    .join('/')
  if (layouts.startsWith('..')) throw new BadUsage(`${root} is not in the repository ${top}.`)

  const attributes = join(top, '.gitattributes')
  const line = `${quoted([layouts, '**/*.json'].filter(Boolean).join('/'))} merge=tenun`
  const settings = {
    'merge.tenun.name': 'Tenun: by node, route and prop',
    'merge.tenun.driver': driver(),
  }
  if (!dryRun) {
    await addLine(attributes, line)
    for (const [key, value] of Object.entries(settings)) await git(top, 'config', key, value)
  }
  const result = { attributes, line, settings, isWritten: !dryRun }
  if (json) terminal.print(JSON.stringify(result))
  else {
    terminal.print(`${dryRun ? 'Would write' : 'Wrote'} ${attributes}: ${line}`)
    for (const [key, value] of Object.entries(settings))
      terminal.print(`${dryRun ? 'Would set' : 'Set'} ${key}: ${value}`)
  }
  terminal.note(
    'Commit .gitattributes; the settings are of this clone, so each clone installs them.',
  )
  return 0
}

const quoted = (pattern: string): string =>
  /[\s"]/.test(pattern) ? JSON.stringify(pattern) : pattern

async function addLine(file: string, line: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  })
  if (text.split(/\r?\n/).includes(line)) return
  const start = text === '' || text.endsWith('\n') ? text : `${text}\n`
  await replaceFile(file, `${start}${line}\n`)
}

/** The command that git runs, with absolute paths: git may run it in any folder, without the project’s PATH. */
function driver(): string {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const cli = fileURLToPath(new URL('cli.ts', import.meta.url))
  const words = [process.execPath, '--import', tsx, cli].map(inShell)
  return [...words, 'merge-driver', '%O', '%A', '%B', '%P'].join(' ')
}

/** Quotes a word for the shell, after git has substituted its placeholders. */
const inShell = (word: string): string =>
  `'${word.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`
