import { limitOf, offsetOf, type PageAsked } from './paging.ts'

/** Rows that come together in a list: how many they are, and a part of them in their order. */
export interface RowGroup<Row> {
  rows: number
  read(limit: number, offset: number): Promise<Row[]>
}

/** A page of a list in which one group of rows follows the other, so that each can be read in the order of an index. */
export async function readGroups<Row>(
  asked: PageAsked,
  groups: readonly RowGroup<Row>[],
): Promise<Row[]> {
  const found: Row[] = []
  let skipped = offsetOf(asked)
  for (const { rows, read } of groups) {
    const left = limitOf(asked) - found.length
    if (left > 0 && skipped < rows) found.push(...(await read(left, skipped)))
    skipped = Math.max(0, skipped - rows)
  }
  return found
}
