import { and, count, type SQL, sql } from 'drizzle-orm'
import { mostListed } from '#schemas/most-listed.ts'
import type { ClassBadgeState } from '#schemas/services/class.ts'
import { currentMoment } from '../../database/current-moment.ts'
import type { Transaction } from '../../database/database.ts'
import { type PageAsked, toPagination, toTotal } from '../../database/paging.ts'
import { readGroups } from '../../database/row-groups.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { selectItems, toItem } from './class-rows.ts'
import { orderIn, statesAt } from './class-state.ts'

/** The states at the moment of the read, for which an index can be used. */
const isIn = statesAt(currentMoment, classes)

interface Wanted extends PageAsked {
  chosen: SQL | undefined
  states: readonly ClassBadgeState[]
}

/** A page of the classes in some states, state by state, and how many of all are in each. */
export async function readPage(tx: Transaction, { chosen, states, ...asked }: Wanted) {
  const counts = await countStates(tx, chosen)
  const rows = await readGroups(
    asked,
    states.map((state) => ({
      rows: counts[state],
      read: (limit, offset) =>
        selectItems(tx)
          .where(and(chosen, isIn[state]))
          .orderBy(...orderIn[state])
          .limit(limit)
          .offset(offset),
    })),
  )
  const total = states.reduce((sum, state) => sum + counts[state], 0)
  return {
    items: rows.map(toItem),
    pagination: toPagination(asked, toTotal(total)),
    states: shownCounts(counts),
  }
}

type StateCounts = Record<ClassBadgeState, number>

/** As many classes are counted in one reading of them all. */
const mostTogether = 20_000

/** How many of the classes that match are in each state, of many up to the bound and one. */
async function countStates(tx: Transaction, chosen: SQL | undefined): Promise<StateCounts> {
  const { opensAt, closesAt, startsAt, endsAt } = classes
  const dates = tx
    .select({ opensAt, closesAt, startsAt, endsAt })
    .from(classes)
    .where(chosen)
    .limit(mostTogether + 1)
    .as('dates')
  // Evaluated once: for every class again it would be most of the cost of the query.
  const states = statesAt(sql`(select ${currentMoment})`, dates)
  const countIn = (state: ClassBadgeState) =>
    sql<number>`count(*) filter (where ${states[state]})::int`
  const [counts] = await tx
    .select({
      all: count(),
      comingSoon: countIn('comingSoon'),
      onRegistration: countIn('onRegistration'),
      started: countIn('started'),
      ended: countIn('ended'),
      soon: countIn('soon'),
    })
    .from(dates)
  if (counts === undefined) throw new Error('Counting has no answer.')
  return counts.all > mostTogether ? countEachState(tx, chosen) : counts
}

/** The same of more classes than can be read for one list. */
async function countEachState(tx: Transaction, chosen: SQL | undefined): Promise<StateCounts> {
  const countIn = (state: ClassBadgeState) =>
    sql<number>`(select count(*)::int from (select 1 from ${classes}
      where ${and(chosen, isIn[state])} limit ${mostListed + 1}) matching)`
  const [counts] = await tx
    .select({
      comingSoon: countIn('comingSoon'),
      onRegistration: countIn('onRegistration'),
      started: countIn('started'),
      ended: countIn('ended'),
      soon: countIn('soon'),
    })
    .from(sql`(select) one`)
  return counts ?? { comingSoon: 0, onRegistration: 0, started: 0, ended: 0, soon: 0 }
}

const shownCounts = (counts: StateCounts): StateCounts => ({
  comingSoon: Math.min(counts.comingSoon, mostListed),
  onRegistration: Math.min(counts.onRegistration, mostListed),
  started: Math.min(counts.started, mostListed),
  ended: Math.min(counts.ended, mostListed),
  soon: Math.min(counts.soon, mostListed),
})
