import { z } from 'zod'
import { CsvText } from '../csv.ts'
import { endpoint, listOf, paging } from '../endpoint.ts'
import { leaveEmpty } from '../messages.ts'
import { Locale } from '../text.ts'
import { Email } from './account.ts'
import { sharedAddress } from '../shared-address.ts'

/**
 * Asks to receive the newsletter: the address is mailed a link that confirms it within three days. The answer is the same
 * whether the address receives it already or not.
 */
export const subscribe = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v1/newsletter/subscribe',
  summary: 'Ask to receive the newsletter.',
  input: z.strictObject({
    email: Email,
    website: z.literal('', { error: leaveEmpty }).default('').describe('For robots only.'),
  }),
  output: z.object({ id: z.string().describe('That of the request; no address is found by it.') }),
  access: 'public',
  entities: [],
  success: 201,
  throttle: sharedAddress,
  isRepeatable: true,
})

const Token = z.string().min(32).max(100)

/** Confirms a subscription by the token that was mailed. 410 when it was used already, or its time is over. */
export const confirmSubscription = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v1/newsletter/confirm',
  summary: 'Confirm a subscription to the newsletter.',
  input: z.strictObject({ token: Token }),
  output: z.object({ email: z.string() }),
  access: 'public',
  entities: [],
  throttle: { times: 20, seconds: 600 },
  problems: ['over'],
})

/** Ends a subscription by the token of its mails. A subscription that has ended already is answered the same. */
export const unsubscribe = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v1/newsletter/unsubscribe',
  summary: 'Stop receiving the newsletter.',
  input: z.strictObject({ token: Token }),
  output: z.object({ hasLeft: z.literal(true) }),
  access: 'public',
  entities: [],
  throttle: { times: 600, seconds: 600 },
})

/** Who receives the newsletter of a site. */
export const Subscriber = z.object({
  id: z.string(),
  email: z.string(),
  language: Locale,
  confirmedAt: z.string(),
})
export type Subscriber = z.output<typeof Subscriber>

const readers = ['superadmin', 'admin'] as const
const chosen = { search: z.string().max(100).optional().describe('In the address.') }

/** Those who have confirmed, newest first. */
export const listSubscribers = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/newsletter/subscriber/list',
  summary: 'Who receives the newsletter.',
  input: z.object({ ...chosen, ...paging(20) }),
  output: listOf(Subscriber),
  access: readers,
  entities: [],
})

/** How many subscribers one file has. */
export const subscribersInFile = 1000

/** The same as CSV, a thousand in a file, each with the address by which they leave. */
export const exportSubscribers = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/newsletter/subscriber/export',
  summary: 'Who receives the newsletter, as CSV.',
  input: z.object({ ...chosen, page: paging(1).page }),
  output: CsvText,
  access: readers,
  entities: [],
  answers: 'csv',
})

/** The endpoints of this area. */
export const newsletterEndpoints = [
  subscribe,
  confirmSubscription,
  unsubscribe,
  listSubscribers,
  exportSubscribers,
]
