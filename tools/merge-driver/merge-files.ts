import { readFile } from 'node:fs/promises'
import { limits } from '#schemas/node.ts'
import { printProblem } from '#schemas/problems.ts'
import { replaceFile } from '#src/library/replace-file.ts'
import { catalogue } from '#src/manifest/problems/catalogue.ts'
import { toProblem } from '#src/manifest/problems/reporter.ts'
import { readJson, type ReadJson } from '#src/manifest/read/read-json.ts'
import { printManifest } from '#src/manifest/write/format.ts'
import { mergeManifests } from '#src/manifest/write/merge.ts'
import type { Terminal } from '../command.ts'
import { mergeLines, type MergedFiles } from './merge-lines.ts'
import { printConflict } from './print-conflict.ts'

/** Merges a manifest by node, route and prop into the file “ours”, and returns the exit code. */
export async function mergeFiles(
  terminal: Terminal,
  files: MergedFiles,
  { dryRun, json }: { dryRun: boolean; json: boolean },
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
