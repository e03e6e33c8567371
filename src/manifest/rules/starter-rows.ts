import type { StarterName } from '#schemas/starter.ts'
import type { ParsedLayout } from '../read/parsed-layout.ts'
import { readJson } from '../read/read-json.ts'

/** A row of a data file that matches its table. */
export type StarterRow = Readonly<Record<string, unknown>>

/** What a row is found by in its file. Slugs of categories and posts are unique within a kind only. */
export const slugIn = (table: StarterName, row: StarterRow): string =>
  table === 'categories' || table === 'posts'
    ? `${String(row['kind'])}/${String(row['slug'])}`
    : String(row['slug'])

/** The location of a value in a data file of a layout. */
export const placeInData = (
  { name, source }: ParsedLayout,
  table: StarterName,
  pointer: string,
) => {
  const path = `data/${table}.json`
  return readJson(`layouts/${name}/${path}`, source.texts[path] ?? '', Infinity).place(pointer)
}
