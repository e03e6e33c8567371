import { and, eq, inArray, not, or, type SQL } from 'drizzle-orm'
import {
  type ClassKind,
  listClasses,
  listRecentClasses,
  listWebinars,
} from '#schemas/services/class.ts'
import type { z } from 'zod'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { containsText, byIdOrSlug } from '../../database/conditions.ts'
import { countRows, offsetOf, type PageAsked, toPagination } from '../../database/paging.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { programs } from '../../database/tables/program-tables.ts'
import { ifPremium, selectItems, toItem } from './class-rows.ts'
import { hasOpened, isIn, listOrder, recentOrder, stateCounts } from './class-state.ts'
import { nextClassChange as changes } from './next-class-change.ts'

const mostPrograms = 100
const mostRecent = 6

type Input = z.output<(typeof listClasses)['input']>

/** Classes that match every filter; `state` is the one that the badge shows. */
export const listClassesHandler = handler(
  listClasses,
  { role: 'visitor', changes },
  (tx, { siteId }, input) =>
    readPage(
      tx,
      { ...input, siteId },
      {
        counted: [
          input.level && eq(classes.level, input.level),
          isOfKind(input['filter.type']),
          ifPremium(input.isPremium),
          containsText([classes.name, classes.description], input.search),
        ],
        shown: and(
          input.state && isIn[input.state],
          input.hideEnded && isIn.ended ? not(isIn.ended) : undefined,
        ),
      },
    ),
)

const isOfKind = (kind: ClassKind | undefined) => kind && eq(classes.kind, kind)

/** Webinars, of some programs or of all. */
export const listWebinarsHandler = handler(
  listWebinars,
  { role: 'visitor', changes },
  async (tx, { siteId }, input) => {
    const filters = { counted: [isOfKind('webinar')], shown: undefined }
    const { items, pagination } = await readPage(tx, { ...input, siteId }, filters)
    return { items, pagination }
  },
)

interface Filters {
  /** What the counts of states are of. */
  counted: (SQL | undefined)[]
  /** Which of those are listed. */
  shown: SQL | undefined
}

async function readPage(
  tx: Transaction,
  { siteId, ...asked }: PageAsked & Pick<Input, 'programIds'> & { siteId: string },
  { counted, shown }: Filters,
) {
  const ofPrograms = await findPrograms(tx, siteId, asked.programIds)
  if (ofPrograms?.length === 0) return { items: [], pagination: toPagination(asked, 0) }
  const known = and(
    eq(classes.siteId, siteId),
    ofPrograms && inArray(classes.programId, ofPrograms),
    ...counted,
  )
  const chosen = and(known, shown)
  const total = await countRows(tx, classes, chosen)
  const [states] = await tx.select(stateCounts).from(classes).where(known)
  const rows = await selectItems(tx)
    .where(chosen)
    .orderBy(...listOrder)
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
  return { items: rows.map(toItem), pagination: toPagination(asked, total), states }
}

/** The ids of the programs that are named; undefined when none is. */
async function findPrograms(tx: Transaction, siteId: string, names = '') {
  const named = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, mostPrograms)
  if (named.length === 0) return undefined
  const rows = await tx
    .select({ id: programs.id })
    .from(programs)
    .where(and(eq(programs.siteId, siteId), or(...named.map((name) => byIdOrSlug(programs, name)))))
  return rows.map(({ id }) => id)
}

/** The classes whose registration opened last. */
export const listRecentClassesHandler = handler(
  listRecentClasses,
  { role: 'visitor', changes },
  async (tx, { siteId }) => {
    const rows = await selectItems(tx)
      .where(and(eq(classes.siteId, siteId), hasOpened))
      .orderBy(...recentOrder)
      .limit(mostRecent)
    return { items: rows.map(toItem) }
  },
)
