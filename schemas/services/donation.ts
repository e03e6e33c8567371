import { z } from 'zod'
import { redirectForm } from '../address.ts'
import { endpoint } from '../endpoint.ts'
import { sharedAddress } from '../shared-address.ts'
import { Email, Honeypot } from './account.ts'
import { InvoiceState } from './payment.ts'
import { NewDonation } from './rest.ts'

/** What the confirmed donations of a site amount to. Its target is the setting `donation`. */
export const readDonationTotal = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/donation/total',
  summary: 'The total of the confirmed donations.',
  input: z.object({}),
  output: z.object({
    total: z.int().nonnegative().describe('In whole rupiah.'),
    donors: z.int().nonnegative().describe('How many donations there are.'),
  }),
  access: 'public',
  entities: ['testimony'],
})

/** A donation that is paid at the payment provider, as its donor sees it. Dates are ISO 8601. */
export const DonationReceipt = z.object({
  state: InvoiceState,
  receipt: z.string().describe('The number of the receipt: `TN-7KQ4-2M9X`.'),
  amount: z.int().positive().describe('Whole rupiah.'),
  name: z.string().nullable(),
  payUrl: z.string().regex(redirectForm).nullable().describe('The provider’s page, while pending.'),
  createdAt: z.string(),
  closedAt: z.string().nullable(),
})
export type DonationReceipt = z.output<typeof DonationReceipt>

/**
 * Begins a donation that is paid at once, and answers the page that leads to the provider and has the receipt afterwards.
 * 409 when payments are switched off, 502 or 503 when the provider cannot be reached.
 */
export const payDonation = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v1/donation/pay',
  summary: 'Pay a donation at the payment provider.',
  input: NewDonation.extend({
    email: Email.describe('Receives the receipt; nothing else is sent there.'),
    website: Honeypot.describe('For robots only.'),
  }),
  output: z.object({ leadsTo: z.string().describe('The page of the receipt.') }),
  access: 'public',
  entities: [],
  success: 201,
  throttle: sharedAddress,
  isRepeatable: true,
  problems: ['conflict'],
})

/** The donation behind a page of a receipt, by the key in the page's address: null and 404 for any other. */
export const readDonationReceipt = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/donation/receipt',
  summary: 'How the payment of a donation stands.',
  input: z.object({ key: z.string().regex(/^[\w-]{43}$/) }),
  output: DonationReceipt,
  access: 'public',
  entities: [],
  throttle: { times: 120, seconds: 60 },
})

/** The endpoints of this area. */
export const donationEndpoints = [payDonation, readDonationReceipt, readDonationTotal]
