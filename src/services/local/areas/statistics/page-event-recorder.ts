import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { pageOfPreview } from '#schemas/page-paths.ts'
import type { logClick, recordStatistic } from '#schemas/services/statistics.ts'
import { MemoryRateLimit } from '../../../memory-rate-limit.ts'
import { ServiceError } from '../../../service-error.ts'
import type { ServiceContext } from '../../../calls.ts'
import type { Log } from '../../database/backend.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { clicks, events } from '../../database/tables/statistics-tables.ts'

const waitMs = 1000
/** How many events one address may send to one node: a classroom shares one address. */
const limit = { times: 1200, seconds: 60 }
/** The most that are held while the database is down: later ones are dropped. */
const most = 10_000

type Click = typeof clicks.$inferInsert
type Event = typeof events.$inferInsert

interface Waiting {
  clicks: Click[]
  events: Event[]
}

/** Whether an address, with its origin or without, is that of a preview. */
const isOfPreview = (address: string): boolean =>
  pageOfPreview(address.replace(/^https?:\/\/[^/]+/, '')) !== undefined

/**
 * Collects what happens on pages in memory and writes it once a second, in one statement for each table and
 * site, so that no visitor waits for it. A process that is killed loses what it has not written, at most a
 * second's.
 */
export class Recorder {
  private readonly database: Database
  private readonly log: Log
  private readonly attempts = new MemoryRateLimit()
  private waiting: Waiting = { clicks: [], events: [] }
  private timer: NodeJS.Timeout | undefined
  private writing: Promise<void> = Promise.resolve()

  constructor(database: Database, log: Log) {
    this.database = database
    this.log = log
  }

  async logClick(
    ctx: ServiceContext,
    { from, to, type, timestamp }: z.output<(typeof logClick)['input']>,
  ): Promise<z.output<(typeof logClick)['output']>> {
    const { siteId } = ctx
    this.enforceRateLimit(ctx)
    // A browser's clock may be wrong: its time is used when it is within a day of ours.
    const said = new Date(timestamp).getTime()
    const now = Date.now()
    const clickedAt = new Date(Math.abs(said - now) < 86_400_000 ? said : now)
    // What only its writer sees is no visit.
    const isVisit = ![from, to].some(isOfPreview)
    if (isVisit && this.waiting.clicks.length < most)
      this.waiting.clicks.push({ siteId, fromPath: from, toPath: to, type, clickedAt })
    this.writeSoon()
    return { logged: true }
  }

  async recordEvent(
    ctx: ServiceContext,
    { event, path = '' }: z.output<(typeof recordStatistic)['input']>,
  ): Promise<z.output<(typeof recordStatistic)['output']>> {
    const { siteId } = ctx
    this.enforceRateLimit(ctx)
    const day = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
    if (this.waiting.events.length < most)
      this.waiting.events.push({ siteId, event, path, day, times: 1 })
    this.writeSoon()
    return { recorded: true }
  }

  /** In memory: a database row for each attempt would cost what batching saves. */
  private enforceRateLimit({ siteId, address = '' }: ServiceContext): void {
    const over = this.attempts.count(`${siteId} ${address}`, limit)
    if (over) throw new ServiceError(429, 'That was often enough for now.', over)
  }

  /** Writes what was collected; resolves when it is written, or when writing has failed. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    // Taken when its turn comes: what queues behind a slow database counts towards the limit.
    this.writing = this.writing.then(() => this.write(this.take()))
    await this.writing
  }

  private take(): Waiting {
    const batch = this.waiting
    this.waiting = { clicks: [], events: [] }
    return batch
  }

  private writeSoon(): void {
    this.timer ??= setTimeout(() => void this.flush(), waitMs).unref()
  }

  private async write({ clicks: clicked, events: happened }: Waiting): Promise<void> {
    const siteIds = new Set([...clicked, ...happened].map(({ siteId }) => siteId))
    for (const siteId of siteIds) {
      const own = <Row extends { siteId: string }>(rows: Row[]) =>
        rows.filter((row) => row.siteId === siteId)
      try {
        await this.database.transaction({ role: 'server', siteId }, async (tx) => {
          await insertClicks(tx, own(clicked))
          await insertEvents(tx, own(happened))
        })
      } catch (error) {
        this.log('Clicks could not be written', { siteId, reason: String(error) })
      }
    }
  }
}

async function insertClicks(tx: Transaction, rows: Click[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 500)
    await tx.insert(clicks).values(rows.slice(at, at + 500))
}

/** Events of a day add to their row; duplicates within a statement are added up before. */
async function insertEvents(tx: Transaction, rows: Event[]): Promise<void> {
  const added = new Map<string, Event>()
  for (const row of rows) {
    const key = JSON.stringify([row.day, row.event, row.path])
    added.set(key, { ...row, times: (added.get(key)?.times ?? 0) + row.times })
  }
  const all = [...added.values()]
  for (let at = 0; at < all.length; at += 500)
    await tx
      .insert(events)
      .values(all.slice(at, at + 500))
      .onConflictDoUpdate({
        target: [events.siteId, events.day, events.event, events.path],
        set: { times: sql`${events.times} + excluded.times` },
      })
}
