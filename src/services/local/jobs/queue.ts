import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Transaction } from '../database/database.ts'

/** Work in the background: tried again until it is done, or until it has failed too often. */
export interface Job<Data extends z.ZodType = z.ZodType> {
  name: string
  data: Data
  /** A cron line in UTC for work that comes again; without it a job runs when it is sent. */
  cron?: string
  /** How many times it is tried again, each time later than before. */
  retries: number
  run(data: z.output<Data>): Promise<void>
}

/** Sends a job as part of a transaction: it is there when that commits, and never was if it does not. */
export async function sendJob<Data extends z.ZodType>(
  tx: Transaction,
  job: Pick<Job<Data>, 'name' | 'retries'>,
  data: NoInfer<z.input<Data>>,
  startAfter: Date = new Date(),
): Promise<void> {
  await tx.execute(sql`insert into pgboss.job
    (name, data, retry_limit, retry_delay, retry_backoff, start_after)
    values (${job.name}, ${JSON.stringify(data)}::jsonb, ${job.retries}, 10, true, ${startAfter.toISOString()})`)
}
