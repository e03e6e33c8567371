import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyBlock } from '#blocks/define.ts'
import type { Rule } from '#src/manifest/rules/define.ts'
import type { Command } from '../command.ts'
import { readUnits, type Unit, type UnitKind } from './units.ts'

/** Imports the export that a unit is named by. */
async function importUnit<T>({ file, exportName }: Unit): Promise<T> {
  const exports = (await import(pathToFileURL(join(process.cwd(), file)).href)) as Record<string, T>
  const found = exports[exportName]
  if (found === undefined) throw new Error(`${file} exports no ${exportName}.`)
  return found
}

const importUnits = async <T>(kind: UnitKind): Promise<T[]> =>
  Promise.all((await readUnits(kind)).units.map((unit) => importUnit<T>(unit)))

/** Imports every block. */
export const importBlocks = (): Promise<AnyBlock[]> => importUnits<AnyBlock>('block')

/** Imports every rule. */
export const importRules = (): Promise<Rule[]> => importUnits<Rule>('rule')

/** Imports every command. */
export const importCommands = (): Promise<Command[]> => importUnits<Command>('command')
