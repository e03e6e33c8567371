import { searchSite } from '#schemas/services/search.ts'
import { handler, type Handler } from '../../calls/handler.ts'
import { toPagination } from '../../database/paging.ts'
import { wordsOf } from '../../text/search-words.ts'
import { countAddressesHandler, listAddressesHandler } from './row-addresses.ts'
import { correctWords } from './correct-words.ts'
import { findRows, type Wanted } from './find-rows.ts'

const searchSiteHandler = handler(
  searchSite,
  { role: 'visitor' },
  async (tx, { siteId }, { search, kinds, ...asked }) => {
    const typed = wordsOf(search)
    const find = (wanted: Pick<Wanted, 'words' | 'isAny'>) =>
      findRows(tx, { siteId, kinds: kinds?.split(','), ...asked, ...wanted })
    const answer = ({ items, total }: Awaited<ReturnType<typeof find>>, words: string[]) => ({
      items,
      pagination: toPagination(asked, total),
      corrected: words === typed ? null : words.join(' '),
    })
    if (typed.length === 0) return answer({ items: [], total: 0 }, typed)
    for (const isAny of typed.length > 1 ? [false, true] : [false]) {
      const found = await find({ words: typed, isAny })
      if (found.total > 0) return answer(found, typed)
    }
    const words = await correctWords(tx, siteId, typed)
    if (words === undefined) return answer({ items: [], total: 0 }, typed)
    return answer(await find({ words, isAny: true }), words)
  },
)

/** The search of a site. */
export const searchHandlers: Handler[] = [
  searchSiteHandler,
  listAddressesHandler,
  countAddressesHandler,
]
