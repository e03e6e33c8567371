import { and, eq, inArray, or } from 'drizzle-orm'
import {
  type ClassKind,
  listClasses,
  listRecentClasses,
  listWebinars,
} from '#schemas/services/class.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { byIdOrSlug, isOneOf } from '../../database/conditions.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { programs } from '../../database/tables/program-tables.ts'
import { ifPremium, selectItems, toItem } from './class-rows.ts'
import { readPage } from './class-pages.ts'
import { hasOpened, listedStates, recentOrder } from './class-state.ts'
import { findByWords, withMore } from '../../text/find-by-words.ts'
import { nextClassChange as changes } from './next-class-change.ts'

const mostPrograms = 100
const mostRecent = 6

/** Classes that match every filter; `state` is the one that the badge shows. */
export const listClassesHandler = handler(
  listClasses,
  { role: 'visitor', changes, cached: true },
  async (tx, { siteId }, { search = '', ...input }) => {
    const found = search.trim() === '' ? undefined : await findByWords(tx, 'class', search)
    const chosen = and(
      await inPrograms(tx, siteId, input.programIds),
      input.level && eq(classes.level, input.level),
      isOfKind(input['filter.type']),
      ifPremium(input.isPremium),
      found && isOneOf(classes.id, found.ids),
    )
    const states = listedStates.filter(
      (state) => state === (input.state ?? state) && !(input.hideEnded && state === 'ended'),
    )
    return withMore(await readPage(tx, { ...input, chosen, states }), found?.isMore ?? false)
  },
)

const isOfKind = (kind: ClassKind | undefined) => kind && eq(classes.kind, kind)

/** Webinars, of some programs or of all. */
export const listWebinarsHandler = handler(
  listWebinars,
  { role: 'visitor', changes, cached: true },
  async (tx, { siteId }, input) => {
    const chosen = and(await inPrograms(tx, siteId, input.programIds), isOfKind('webinar'))
    const { items, pagination } = await readPage(tx, { ...input, chosen, states: listedStates })
    return { items, pagination }
  },
)

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
