import { randomInt } from 'node:crypto'

/** Digits and letters that cannot be taken for each other: neither 0 and O nor 1, I and L. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** A new receipt number, such as `TN-7KQ4-2M9X`. */
export const newReceipt = (): string => `TN-${group()}-${group()}`
