import { expect } from 'vitest'
import {
  type DonationReceipt,
  payDonation,
  readDonationReceipt,
} from '#schemas/services/donation.ts'
import { listDonations } from '#schemas/services/rest.ts'
import type { Case } from '../case.ts'

const gift = { amount: 60_000, email: 'sri@donatur.example' }

/** Donations that are paid: where payments are switched off, none begins. */
export const donation: Case[] = [
  {
    name: 'a donation is not begun where payments are switched off',
    endpoint: payDonation,
    input: gift,
    status: 409,
    async check(_, world) {
      const { data } = await world.call(listDonations)
      for (const row of data as object[]) expect(Object.keys(row)).toEqual(['amount'])
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
