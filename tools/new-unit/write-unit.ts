import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { replaceFile } from '#src/library/replace-file.ts'
import { BadUsage, type Terminal } from '../command.ts'
import type { UnitKind } from '../generate/units.ts'
import { requireFree, toUnitName, type NewUnit, type UnitName } from './names.ts'
import { newBlock } from './new-block.ts'
import { newCommand } from './new-command.ts'
import { newEndpoint } from './new-endpoint.ts'
import { newRule } from './new-rule.ts'

const makers: Record<UnitKind, (name: UnitName) => NewUnit> = {
  block: newBlock,
  rule: newRule,
  command: newCommand,
  endpoint: newEndpoint,
}

export const unitKinds = Object.keys(makers)

export const isUnitKind = (word: string): word is UnitKind => Object.hasOwn(makers, word)

/** Writes the files of a new unit and prints the next steps; throws BadUsage for an invalid or existing name. */
export async function writeUnit(
  terminal: Terminal,
  { dryRun, json }: { dryRun: boolean; json: boolean },
  [kind, word]: readonly [UnitKind, ...string[]],
): Promise<number> {
  if (word === undefined)
    throw new BadUsage(`new ${kind} needs a name: npm run tenun -- new ${kind} <name>.`)
  const { files, next } = makers[kind](toUnitName(kind, word))
  await requireFree(files.keys())
  if (!dryRun) {
    for (const [path, content] of files) {
      await mkdir(dirname(path), { recursive: true })
      await replaceFile(path, content)
    }
  }
  const paths = [...files.keys()]
  if (json) terminal.print(JSON.stringify({ kind, name: word, files: paths, written: !dryRun }))
  else for (const path of paths) terminal.print(`${dryRun ? 'Would write' : 'Wrote'} ${path}`)
  if (!dryRun) for (const line of ['Next: npm run gen.', ...next]) terminal.note(line)
  return 0
}
