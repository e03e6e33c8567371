import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Transaction } from '../database/database.ts'

/** Work in the background, retried until it succeeds or has failed too often. */
export interface Job<Data extends z.ZodType = z.ZodType> {
  name: string
  data: Data
  /** A cron expression in UTC for recurring work; without it a job runs when it is sent. */
  cron?: string
  /** The number of retries, each later than the previous one. */
  retries: number
  run(data: z.output<Data>): Promise<void>
}

/** Queues a job as part of a transaction: it exists when that commits, and never if it does not. */
export async function sendJob<Data extends z.ZodType>(
  tx: Transaction,
  job: Pick<Job<Data>, 'name' | 'retries'>,
  data: NoInfer<z.input<Data>>,
): Promise<void> {
  await tx.execute(sql`insert into pgboss.job
    (name, data, retry_limit, retry_delay, retry_backoff, start_after)
    values (${job.name}, ${JSON.stringify(data)}::jsonb, ${job.retries}, 10, true, ${new Date().toISOString()})`)
}
