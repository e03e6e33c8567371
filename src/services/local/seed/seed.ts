import { eq, sql } from 'drizzle-orm'
import type { AnyPgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Starter } from '#schemas/starter.ts'
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
 * Inserts the first rows of a site, all or none; a text in one language is in `locale`. A site for which there are none is
 * not noted as seeded: it gets those of a later version.
 */
export const seed = (database: Database, siteId: string, first: FirstRows): Promise<Outcome> =>
  inTurn(() => seedUnlessBusy(database, siteId, first))

type Outcome = 'seeded' | 'filled' | 'empty'

interface FirstRows {
  starter: () => Starter
  locale?: Locale | undefined
}

const seedUnlessBusy = (
  database: Database,
  siteId: string,
  { starter, locale = 'id' }: FirstRows,
): Promise<'busy' | Outcome> =>
  database.transaction({ role: 'server', siteId }, async (tx) => {
    if (!(await tryLock(tx, siteId))) return 'busy'
    await tx.insert(sites).values({ id: siteId }).onConflictDoNothing()
    await tx.execute(sql`select from ${sites} where id = ${siteId} for update`)
    const isFilled = await hasContent(tx)
    const first = isFilled ? undefined : starter()
    if (first && !hasRows(first)) return 'empty'
    await tx.update(sites).set({ seededAt: new Date() }).where(eq(sites.id, siteId))
    if (first === undefined) return 'filled'
    const rows = splitLanguages(first, locale)
    await seedPrograms(tx, siteId, rows)
    await seedPosts(tx, siteId, rows)
    await seedOtherContent(tx, siteId, rows)
    return 'seeded'
  })

const hasRows = (starter: Starter): boolean =>
  Object.values(starter).some((rows) => rows.length > 0)

/** Whether the site of the transaction has a row in any of the tables, by one statement. */
async function hasContent(tx: Transaction): Promise<boolean> {
  const exists = contentTables.map((table) => sql`exists (select from ${table})`)
  const found: unknown = await tx.execute(sql`select ${sql.join(exists, sql` or `)}`)
  return Found.parse(found)[0][0]
}
