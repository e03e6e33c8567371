import { randomInt } from 'node:crypto'

/** Digits and letters that cannot be taken for each other: neither 0 and O nor 1, I and L. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** A new receipt number, such as `TN-7KQ4-2M9X`. */
const newReceipt = (): string => `TN-${group()}-${group()}`

/** Stores what has a receipt number: numbers are random, and one that is taken is drawn again. */
export async function withReceipt<Row>(
  store: (receipt: string) => Promise<Row | undefined>,
): Promise<Row> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const stored = await store(newReceipt())
    if (stored !== undefined) return stored
  }
  throw new Error('No receipt number was free.')
}
