import { sql } from 'drizzle-orm'
import type { AnyPgTable } from 'drizzle-orm/pg-core'
import type { Starter } from '#schemas/starter.ts'
import type { Locale } from '#schemas/text.ts'
import { splitLanguages } from '../starter/split-languages.ts'
import type { Database, Transaction } from '../database/database.ts'
import { countRows } from '../database/paging.ts'
import { sites } from '../database/tables/site-table.ts'
import { inTurn, tryLock } from './seed-lock.ts'
import { otherTables, seedOtherContent } from './seed-other-content.ts'
import { postTables, seedPosts } from './seed-posts.ts'
import { programTables, seedPrograms } from './seed-programs.ts'

const contentTables: AnyPgTable[] = [...programTables, ...postTables, ...otherTables]

/**
 * Inserts the first rows of a site, all or none; a text in one language is in `locale`. Resolves to false when the
 * site already has a row.
 */
export const seed = async (
  database: Database,
  siteId: string,
  first: FirstRows,
): Promise<boolean> => (await inTurn(() => seedUnlessBusy(database, siteId, first))) === 'seeded'

interface FirstRows {
  starter: () => Starter
  locale?: Locale | undefined
}

const seedUnlessBusy = (
  database: Database,
  siteId: string,
  { starter, locale = 'id' }: FirstRows,
): Promise<'busy' | 'filled' | 'seeded'> =>
  database.transaction({ role: 'server', siteId }, async (tx) => {
    if (!(await tryLock(tx, siteId))) return 'busy'
    await tx.insert(sites).values({ id: siteId }).onConflictDoNothing()
    await tx.execute(sql`select from ${sites} where id = ${siteId} for update`)
    if (await hasContent(tx)) return 'filled'
    const rows = splitLanguages(starter(), locale)
    await seedPrograms(tx, siteId, rows)
    await seedPosts(tx, siteId, rows)
    await seedOtherContent(tx, siteId, rows)
    return 'seeded'
  })

async function hasContent(tx: Transaction): Promise<boolean> {
  for (const table of contentTables) {
    if ((await countRows(tx, table)) > 0) return true
  }
  return false
}
