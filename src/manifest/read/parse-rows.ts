import { limits } from '#schemas/node.ts'
import { starterFiles } from '#schemas/starter.ts'
import type { Reporter } from '../problems/reporter.ts'
import { readJson } from './json.ts'
import { rowsChecker } from './schema-check.ts'

/** Parses the rows of a data file; returns undefined when one does not match its table. */
export function parseRows(
  name: string,
  file: string,
  text: string,
  out: Reporter,
): unknown[] | undefined {
  const schema = Object.entries(starterFiles).find(([known]) => known === name)?.[1]
  const read = readJson(file, text, limits.dataBytes)
  if (schema === undefined) {
    out.report('starter-data', `data/${name}.json belongs to no table.`, read.place(''))
    return undefined
  }
  for (const { rule, message, place } of read.faults) out.report(rule, message, place)
  if (read.faults.length > 0) return undefined
  if (!Array.isArray(read.value)) {
    out.report('starter-data', 'The file must be an array of rows.', read.place(''))
    return undefined
  }
  const faults = rowsChecker(schema)
  const rows: unknown[] = read.value
  const wrong = rows.flatMap((row, i) =>
    faults(row).map(({ pointer, message }) => ({ pointer: `/${i}${pointer}`, message })),
  )
  for (const { pointer, message } of wrong) out.report('starter-data', message, read.place(pointer))
  return wrong.length === 0 ? rows : undefined
}
