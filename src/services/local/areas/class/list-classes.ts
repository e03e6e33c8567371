import { and, count, eq, inArray, not, or, type SQL } from 'drizzle-orm'
import {
  type ClassKind,
  listClasses,
  listRecentClasses,
  listWebinars,
} from '#schemas/services/class.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { byIdOrSlug, containsText } from '../../database/conditions.ts'
import { countRows, offsetOf, type PageAsked, toPagination } from '../../database/paging.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { programs } from '../../database/tables/program-tables.ts'
import { ifPremium, selectItems, toItem } from './class-rows.ts'
import { countWhere, hasOpened, isIn, listOrder, recentOrder, stateCounts } from './class-state.ts'
import { nextClassChange as changes } from './next-class-change.ts'

const mostPrograms = 100
const mostRecent = 6

/** Classes that match every filter; `state` is the one that the badge shows. */
export const listClassesHandler = handler(
  listClasses,
  { role: 'visitor', changes, cached: true },
  async (tx, { siteId }, input) => {
    const inEveryState = and(
      await inPrograms(tx, siteId, input.programIds),
      input.level && eq(classes.level, input.level),
      isOfKind(input['filter.type']),
      ifPremium(input.isPremium),
      containsText([classes.name, classes.description], input.search),
    )
    const shown = and(
      input.state && isIn[input.state],
      input.hideEnded && isIn.ended ? not(isIn.ended) : undefined,
    )
    const [counts] = await tx
      .select({ total: shown ? countWhere(shown) : count(), states: stateCounts })
      .from(classes)
      .where(inEveryState)
    return {
      items: await readPage(tx, input, and(inEveryState, shown)),
      pagination: toPagination(input, counts?.total ?? 0),
      states: counts?.states,
    }
  },
)

const isOfKind = (kind: ClassKind | undefined) => kind && eq(classes.kind, kind)

/** Webinars, of some programs or of all. */
export const listWebinarsHandler = handler(
  listWebinars,
  { role: 'visitor', changes, cached: true },
  async (tx, { siteId }, input) => {
    const webinars = and(await inPrograms(tx, siteId, input.programIds), isOfKind('webinar'))
    return {
      items: await readPage(tx, input, webinars),
      pagination: toPagination(input, await countRows(tx, classes, webinars)),
    }
  },
)

async function readPage(tx: Transaction, asked: PageAsked, chosen: SQL | undefined) {
  const rows = await selectItems(tx)
    .where(chosen)
    .orderBy(...listOrder)
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
  return rows.map(toItem)
}

/** That a class is of a site, and of one of the programs where some are named. */
async function inPrograms(tx: Transaction, siteId: string, names: string | undefined) {
  const named = await findPrograms(tx, siteId, names)
  return and(eq(classes.siteId, siteId), named && inArray(classes.programId, named))
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
  { role: 'visitor', changes, cached: true },
  async (tx, { siteId }) => {
    const rows = await selectItems(tx)
      .where(and(eq(classes.siteId, siteId), hasOpened))
      .orderBy(...recentOrder)
      .limit(mostRecent)
    return { items: rows.map(toItem) }
  },
)
