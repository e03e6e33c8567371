import { eq, sql } from 'drizzle-orm'
import type { AnyPgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { hasRows, type Starter } from '#schemas/starter.ts'
import type { Locale } from '#schemas/text.ts'
import { splitLanguages } from '../starter/split-languages.ts'
import type { Database, Transaction } from '../database/database.ts'
import { sites } from '../database/tables/site-table.ts'
import { inTurn, tryLock } from './seed-lock.ts'
import { otherTables, seedOtherContent } from './seed-other-content.ts'
import { postTables, seedPosts } from './seed-posts.ts'
import { programTables, seedPrograms } from './seed-programs.ts'

const Found = z.tuple([z.tuple([z.boolean()])])

const contentTables: AnyPgTable[] = [...programTables, ...postTables, ...otherTables]

/**
 * Inserts the first rows of a site, all or none; a text in one language is in `locale`. Resolves to false when the
 * site already has a row. A site that begins without rows is not noted as seeded: it gets those of a later version.
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
    const isFilled = await hasContent(tx)
    const begun = isFilled ? undefined : starter()
    if (begun && !hasRows(begun)) return 'seeded'
    await tx.update(sites).set({ seededAt: new Date() }).where(eq(sites.id, siteId))
    if (begun === undefined) return 'filled'
    const rows = splitLanguages(begun, locale)
    await seedPrograms(tx, siteId, rows)
    await seedPosts(tx, siteId, rows)
    await seedOtherContent(tx, siteId, rows)
    return 'seeded'
  })

/** Whether the site of the transaction has a row in any of the tables, by one statement. */
async function hasContent(tx: Transaction): Promise<boolean> {
  const exists = contentTables.map((table) => sql`exists (select from ${table})`)
  const found: unknown = await tx.execute(sql`select ${sql.join(exists, sql` or `)}`)
  return Found.parse(found)[0][0]
}
