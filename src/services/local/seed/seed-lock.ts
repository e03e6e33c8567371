import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../database/database.ts'

const pauseMs = 100
const Locked = z.tuple([z.tuple([z.boolean()])])

/** Tries again while another program seeds the same site, which may take longer than a statement may wait. */
export async function inTurn<T>(attempt: () => Promise<T | 'busy'>): Promise<T> {
  for (;;) {
    const outcome = await attempt()
    if (outcome !== 'busy') return outcome
    await sleep(pauseMs)
  }
}

/** Takes the lock under which a site is seeded until the transaction ends; false when another one has it. */
export async function tryLock(tx: Transaction, siteId: string): Promise<boolean> {
  const key = `seed ${siteId}`
  const locked: unknown = await tx.execute(sql`select pg_try_advisory_xact_lock(hashtext(${key}))`)
  return Locked.parse(locked)[0][0]
}
