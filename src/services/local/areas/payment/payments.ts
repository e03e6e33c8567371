import type { Log } from '../../database/backend.ts'
import type { Database } from '../../database/database.ts'
import { type PaymentConfig, type Providers, toProviders } from './payment-config.ts'

/** What the parts of this area work with. */
export interface Payments {
  database: Database
  providers: Providers
  log: Log
  /** Payments that are being opened at a provider, by invoice: who asks meanwhile waits for the same. */
  opening: Map<string, Promise<string>>
}

export const createPayments = (database: Database, config: PaymentConfig): Payments => ({
  database,
  providers: toProviders(config),
  log: config.log,
  opening: new Map(),
})

/** Says to a person that money and an invoice do not agree; the words are what a log is searched for. */
export const alertOf = (log: Log, reason: string, details: Record<string, unknown>): void =>
  log(`Payment alert: ${reason}`, details)
