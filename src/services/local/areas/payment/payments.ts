import type { Log } from '../../database/backend.ts'
import type { Database } from '../../database/database.ts'
import { type PaymentConfig, type Providers, toProviders } from './payment-config.ts'

/** What the functions of this area share. */
export interface Payments {
  database: Database
  providers: Providers
  log: Log
  /** Payments that are being opened at a provider, by invoice: a parallel request waits for the same one. */
  opening: Map<string, Promise<string>>
}

export const createPayments = (database: Database, config: PaymentConfig): Payments => ({
  database,
  providers: toProviders(config),
  log: config.log,
  opening: new Map(),
})

/** Writes an alert for the operator: money and an invoice do not agree. Logs are searched for this prefix. */
export const alertOf = (log: Log, reason: string, details: Record<string, unknown>): void =>
  log(`Payment alert: ${reason}`, details)
