import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

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

/** The endpoints of this area. */
export const donationEndpoints = [readDonationTotal]
