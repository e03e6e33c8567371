import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Pagination } from '#schemas/endpoint.ts'
import { mostListed } from '#schemas/most-listed.ts'
import type { Transaction } from '../database/database.ts'
import { typedWords } from './typed-words.ts'

const Ids = z.array(z.tuple([z.string()]))

/** The public classes or podcasts of the site that match words: as many as a list counts, and whether there are more. */
export async function findByWords(
  tx: Transaction,
  kind: 'class' | 'podcast',
  search: string,
): Promise<{ ids: string[]; isMore: boolean }> {
  const rows: unknown = await tx.execute(sql`select tenun_search_rows(${kind},
    ${typedWords('indonesian', search)}, ${typedWords('english', search)}, ${mostListed + 1})::text`)
  const ids = Ids.parse(rows).flat()
  return { ids, isMore: ids.length > mostListed }
}

/** A list of rows that a search has found, of which there may be more. */
export const withMore = <List extends { pagination: Pagination }>(list: List, isMore: boolean) =>
  isMore ? { ...list, pagination: { ...list.pagination, isMore } } : list
