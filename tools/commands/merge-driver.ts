import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { limits } from '#schemas/node.ts'
import { printProblem } from '#schemas/problems.ts'
import { readJson, type ReadJson } from '#src/manifest/read/read-json.ts'
import { catalogue } from '#src/manifest/problems/catalogue.ts'
import { toProblem } from '#src/manifest/problems/reporter.ts'
import { printManifest } from '#src/manifest/write/format.ts'
import { mergeManifests } from '#src/manifest/write/merge.ts'
import type { Conflict } from '#src/manifest/write/merge-value.ts'
import { replaceFile } from '#src/library/replace-file.ts'
import { BadUsage, command, type Terminal } from '../command.ts'
import { git } from '../git.ts'
import { installMergeDriver } from '../install-merge-driver.ts'
import { dryRunOption, jsonOption, rootOption } from '../options.ts'

const options = z.object({
  install: z
    .boolean()
    .default(false)
    .meta({ description: 'Let git merge the JSON files of layouts with this command.' }),
  git: z
    .string()
    .default('.')
    .meta({ description: 'The repository that --install is for.', value: 'folder' }),
  dryRun: dryRunOption,
  json: jsonOption,
  root: rootOption,
})

export const mergeDriver = command({
  name: 'merge-driver',
  summary: 'Merge two versions of a layout’s file by node, route and prop, as git asks for it.',
  takes: '[base] [ours] [theirs] [path]',
  writes: 'the file “ours”; with --install .gitattributes and the repository’s configuration',
  options,

  async run(terminal, options, words) {
    if (options.install) {
      if (words.length > 0) throw new BadUsage('--install takes no files.')
      return installMergeDriver(terminal, options)
    }
    const [base, ours, theirs, path = ours] = words
    if (base === undefined || ours === undefined || theirs === undefined || path === undefined)
      throw new BadUsage('merge-driver needs three files, base, ours and theirs, or --install.')
    return mergeFiles(terminal, { base, ours, theirs, path }, options)
  },
})

interface Files {
  base: string
  ours: string
  theirs: string
  /** The file’s path in the repository. */
  path: string
}

async function mergeFiles(
  terminal: Terminal,
  files: Files,
  { dryRun, json }: z.output<typeof options>,
): Promise<number> {
  const [base, ours, theirs] = await Promise.all([
    readSide(files.base, files.path),
    readSide(files.ours, files.path),
    readSide(files.theirs, files.path),
  ])
  const faults = [base, ours, theirs].flatMap((side) => side.faults)
  if (faults.length > 0) {
    for (const { rule, message, place } of faults)
      terminal.print(printProblem(toProblem(catalogue[rule], { message, layout: '', ...place })))
    return dryRun ? 1 : mergeLines(terminal, files)
  }
  const { value, conflicts } = mergeManifests(base.value, ours.value, theirs.value)
  const text = printManifest(files.path, value)
  if (!dryRun) await replaceFile(files.ours, text)
  const { place } = readJson(files.path, text, Infinity)
  const found = conflicts.map((conflict) => ({ ...conflict, ...place(conflict.pointer) }))
  if (json) terminal.print(JSON.stringify({ file: files.path, conflicts: found }))
  else for (const conflict of found) terminal.print(printConflict(conflict))
  if (found.length === 0) return 0
  terminal.note(
    `${files.path} holds ours. Write theirs where it shall hold, or take all of theirs with` +
      ` git checkout --theirs -- ${files.path}; then git add ${files.path}.`,
  )
  return 1
}

/** Reads one side of the merge; a file that did not exist has no value. */
async function readSide(file: string, path: string): Promise<ReadJson> {
  const text = await readFile(file, 'utf8')
  const read = readJson(path, text.trim() === '' ? 'null' : text, limits.dataBytes)
  return text.trim() === '' ? { ...read, value: undefined } : read
}

/** Merges by lines, as git merges text, when a side is not JSON. */
async function mergeLines(terminal: Terminal, files: Files): Promise<number> {
  const { base, ours, theirs, path } = files
  const labels = ['ours', 'base', 'theirs'].flatMap((label) => ['-L', label])
  try {
    await git('.', 'merge-file', ...labels, ours, base, theirs)
    terminal.note(`${path} was merged line by line.`)
    return 0
  } catch (error) {
    if (!isConflict(error)) throw error
    terminal.note(`${path} was merged line by line: mend what stands between <<<<<<< and >>>>>>>.`)
    return 1
  }
}

/** `git merge-file` exits with the number of conflicts, and with more than 127 on failure. */
function isConflict(error: unknown): boolean {
  const { code } = (error instanceof Error ? error.cause : {}) as { code?: unknown }
  return typeof code === 'number' && code > 0 && code <= 127
}

const kinds: Record<Conflict['what'], string> = {
  value: '',
  deleted: ', deleted on one side and changed on the other',
  added: ', added on both sides',
  position: ', moved to two places',
  order: ', put into two orders',
}

function printConflict(
  conflict: Conflict & { file: string; line: number; column: number },
): string {
  const { file, line, column, pointer, what, node } = conflict
  const sides = (['base', 'ours', 'theirs'] as const).map(
    (side) => `${side} ${show(conflict[side])}`,
  )
  const where = node === undefined ? '' : ` (node "${node}")`
  return `${file}:${line}:${column} ${pointer}: ${sides.join(' ')}${where}${kinds[what]}`
}

const longest = 400

function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
