import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { mostListed } from '#schemas/most-listed.ts'
import type { PostSort } from '#schemas/services/post.ts'
import type { Transaction } from '../../database/database.ts'
import { limitOf, offsetOf, type PageAsked, type Total, toTotal } from '../../database/paging.ts'
import { posts } from '../../database/tables/post-tables.ts'
import { typedWords } from '../../text/typed-words.ts'

/** Where posts are searched besides their words, and in which order. */
interface Within {
  kindId: string | undefined
  categoryId: string | undefined
  isParent: boolean | undefined
  sort: PostSort
}

/** The ids of posts that a search has found, in order, and how many match. */
export interface FoundPosts {
  ids: string[]
  total: Total
}

const Found = z.tuple([z.tuple([z.number(), z.array(z.string())])])

/** A page of the published posts that match words, by the index of words. */
export async function findPage(
  tx: Transaction,
  search: string,
  asked: PageAsked & Within,
): Promise<FoundPosts> {
  const { kindId = null, categoryId = null, isParent, sort } = asked
  const isContinued = isParent === undefined ? null : !isParent
  const rows: unknown = await tx.execute(sql`select total, ids::text[] from tenun_find_page(
    ${typedWords('indonesian', search)}, ${typedWords('english', search)},
    ${kindId}::uuid, ${categoryId}::uuid, ${isContinued}::boolean, ${sort},
    ${offsetOf(asked)}, ${limitOf(asked)}, ${mostListed})`)
  const [[total, ids]] = Found.parse(rows)
  return { ids, total: toTotal(total) }
}

/** As many of the newest posts that match words as a list counts, for filters and orders that no index of words has. */
export const findNewest = (tx: Transaction, search: string, within: Within): Promise<FoundPosts> =>
  findPage(tx, search, { ...within, sort: 'newest', page: 1, pageSize: mostListed })

/** The same as a condition, for writers, who find drafts too. It reads every post of the site. */
export const hasWords = (search: string): SQL => sql`(
  ${posts.words} @@ ${typedWords('indonesian', search)}
  or ${posts.translatedWords} @@ ${typedWords('english', search)})`
