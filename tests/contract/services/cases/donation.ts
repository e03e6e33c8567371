import type { z } from 'zod'
import { expect } from 'vitest'
import {
  type DonationReceipt,
  payDonation,
  readDonationReceipt,
} from '#schemas/services/donation.ts'
import type { Case } from '../case.ts'

const gift = { amount: 60_000, email: 'sri@donatur.example' }

/** Donations that are paid at the provider. */
export const donation: Case[] = [
  {
    name: 'a donation leads to its receipt, which is not paid yet',
    endpoint: payDonation,
    input: gift,
    status: 201,
    async check({ leadsTo }: z.output<typeof payDonation.output>, world) {
      const [, key] = /^\/receipt\/([\w-]{43})/.exec(leadsTo) ?? []
      const receipt = await world.call(readDonationReceipt, { input: { key } })
      expect(receipt.data).toMatchObject({ state: 'pending', amount: gift.amount })
    },
  },
  ...Object.entries({
    amount: 999,
    email: 'sri',
    name: 'x',
    message: 'y'.repeat(1001),
    website: 'https://a.example',
  }).map(([field, value]): Case => ({
    name: `a donation is refused by a wrong ${field}`,
    endpoint: payDonation,
    input: { ...gift, [field]: value },
    status: 400,
    field,
  })),
  {
    name: 'there is no receipt behind a key that nobody was given',
    endpoint: readDonationReceipt,
    input: { key: 'a'.repeat(43) },
    status: 404,
    check: (data: DonationReceipt | null) => expect(data).toBeNull(),
  },
  {
    name: 'a key that is none is named',
    endpoint: readDonationReceipt,
    input: { key: 'x' },
    status: 400,
    field: 'key',
  },
]
