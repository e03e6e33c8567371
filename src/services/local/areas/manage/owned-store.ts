import { bilingual } from '#schemas/bilingual.ts'
import { requireCaller } from '../../../access.ts'
import { refuseField } from '../../../service-error.ts'
import { toSlug } from '../../text/to-slug.ts'
import type { RowStore } from './managed-table.ts'
import { toStoredValues } from './row-values.ts'
import { requireReferences, type StoredIn, tableStore } from './table-store.ts'
import { insertUnlessTaken } from './write-row.ts'

/** How many slugs of one name are tried. */
const mostTries = 50

const tooOften = bilingual({
  id: 'Terlalu banyak yang bernama begini. Pilih nama lain.',
  en: 'Too many have this name. Choose another one.',
})

/**
 * Reads and writes the rows of one table that belong to an account. The rows of others are not seen, so a slug that one
 * of them has is found by the insert, and the next one is tried.
 */
export function ownedStore(stored: StoredIn & { slugFrom: string }): RowStore {
  const { area, table, slugFrom, references = [] } = stored
  return {
    ...tableStore(stored),
    async insert(tx, { siteId, caller }, values) {
      await requireReferences(tx, references, { siteId, values })
      const row = {
        ...(await stored.initial?.(tx, siteId, values)),
        ...toStoredValues(area, table, values),
        siteId,
        ownerId: requireCaller(caller).userId,
      }
      const tried = new Set<string>()
      while (tried.size < mostTries) {
        const slug = toSlug(String(values[slugFrom]), tried)
        const id = await insertUnlessTaken(tx, table, { ...row, slug })
        if (id !== undefined) return id
      }
      throw refuseField(slugFrom, tooOften)
    },
  }
}
