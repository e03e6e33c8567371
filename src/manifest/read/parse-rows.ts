import { limits } from '#schemas/node.ts'
import { starterFiles, type StarterName } from '#schemas/starter.ts'
import { didYouMean } from '../problems/suggest.ts'
import { readJson } from './read-json.ts'
import type { Reading } from './parse-page.ts'

/** Parses the rows of a data file; returns undefined when one does not match its table. */
export function parseRows(
  { name, file }: { name: string; file: string },
  text: string,
  { checkers, out }: Reading,
): unknown[] | undefined {
  const read = readJson(file, text, limits.dataBytes)
  if (!isTable(name)) {
    const near = didYouMean(name, Object.keys(starterFiles))
    out.report('starter-data', `data/${name}.json belongs to no table.${near}`, read.place(''))
    return undefined
  }
  for (const { rule, message, place } of read.faults) out.report(rule, message, place)
  if (read.faults.length > 0) return undefined
  if (!Array.isArray(read.value)) {
    out.report('starter-data', 'The file must be an array of rows.', read.place(''))
    return undefined
  }
  const faults = checkers.row(name)
  const rows: unknown[] = read.value
  if (rows.length > limits.starterRows) {
    const message = `${rows.length} rows, at most ${limits.starterRows} in all files of data/.`
    out.report('layout-too-large', message, read.place(''))
    return undefined
  }
  const wrong = rows.flatMap((row, i) =>
    faults(row).map(({ pointer, message }) => ({ pointer: `/${i}${pointer}`, message })),
  )
  for (const { pointer, message } of wrong) out.report('starter-data', message, read.place(pointer))
  return wrong.length === 0 ? rows : undefined
}

const isTable = (name: string): name is StarterName => Object.hasOwn(starterFiles, name)
