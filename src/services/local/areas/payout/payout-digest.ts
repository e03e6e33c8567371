import { createHash } from 'node:crypto'

/** The value that an approval is bound to: the SHA-256 of amount, bank, account number and currency. */
export const digestOf = (payout: {
  amount: number
  bank: string
  accountNumber: string
  currency: string
}): string =>
  createHash('sha256')
    .update([payout.amount, payout.bank, payout.accountNumber, payout.currency].join('\n'))
    .digest('hex')
