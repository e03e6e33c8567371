import { searchSite } from '#schemas/services/search.ts'
import { handler, type Handler } from '../../calls/handler.ts'
import { toPagination } from '../../database/paging.ts'
import { wordsOf } from '../../text/search-words.ts'
import { countAddressesHandler, listAddressesHandler } from './row-addresses.ts'
import { WordCorrection } from './correct-words.ts'
import { findRows, type Wanted } from './find-rows.ts'

const nothing = { items: [], total: { items: 0, isMore: false } }

const searchSiteHandler = (correction: WordCorrection) =>
  handler(searchSite, { role: 'visitor' }, async (tx, { siteId }, { search, kinds, ...asked }) => {
    const typed = wordsOf(search)
    const find = (wanted: Pick<Wanted, 'words' | 'isAny'>) =>
      findRows(tx, { kinds: kinds?.split(','), ...asked, ...wanted })
    const answer = ({ items, total }: Awaited<ReturnType<typeof find>>, words: string[]) => ({
      items,
      pagination: toPagination(asked, total),
      corrected: words === typed ? null : words.join(' '),
    })
    if (typed.length === 0) return answer(nothing, typed)
    for (const isAny of typed.length > 1 ? [false, true] : [false]) {
      const found = await find({ words: typed, isAny })
      if (found.total.items > 0) return answer(found, typed)
    }
    const words = await correction.correct(tx, siteId, typed)
    if (words === undefined) return answer(nothing, typed)
    return answer(await find({ words, isAny: true }), words)
  })

/** The search of a site. */
export const searchHandlers = (): Handler[] => [
  searchSiteHandler(new WordCorrection()),
  listAddressesHandler,
  countAddressesHandler,
]
