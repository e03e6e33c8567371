import type { Transaction } from './database.ts'

const reads = new WeakMap<Transaction, Map<object, Promise<unknown>>>()

/**
 * What a read of a transaction finds, read once for all calls that share it. `key` names the read: nothing that changes its answer
 * may be written in the transaction.
 */
export function oncePerTransaction<Found>(
  tx: Transaction,
  key: object,
  read: () => Promise<Found>,
): Promise<Found> {
  const ofTransaction = reads.get(tx) ?? new Map<object, Promise<unknown>>()
  reads.set(tx, ofTransaction)
  const reading = ofTransaction.get(key) ?? read()
  ofTransaction.set(key, reading)
  return reading as Promise<Found>
}
