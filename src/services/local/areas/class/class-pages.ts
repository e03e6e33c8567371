import { and, type SQL, sql } from 'drizzle-orm'
import { mostListed } from '#schemas/most-listed.ts'
import type { ClassBadgeState } from '#schemas/services/class.ts'
import type { Transaction } from '../../database/database.ts'
import { type PageAsked, toPagination, toTotal } from '../../database/paging.ts'
import { readGroups } from '../../database/row-groups.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { selectItems, toItem } from './class-rows.ts'
import { isIn, orderIn } from './class-state.ts'

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

/** How many of the classes that match are in each state, up to the bound and one. */
async function countStates(tx: Transaction, chosen: SQL | undefined): Promise<StateCounts> {
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
