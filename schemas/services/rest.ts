import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { writeOneLine, writePlainText } from '../messages.ts'
import { endpoint, type Throttle, type UserKind } from '../endpoint.ts'
import { Honeypot } from './account.ts'

// The tables that `/rest/v1/` exposes. Each supports PostgREST’s dialect in full (filters, order, pages,
// counts); the endpoints below are what pages and forms need of it.

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, {
      error: writeOneLine,
    })
const name = line(80).min(2)
const message = (min: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(1000)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, {
      error: writePlainText,
    })
const rating = z.int().min(1).max(5)
const score = z.int().min(0).max(100)

/**
 * The kinds of accounts that manage the rows of these tables; all others, signed in or not, are visitors to
 * them.
 */
export const rowManagers: readonly UserKind[] = ['superadmin', 'admin']

/** How often one address may send rows to all of these tables together; managers are not limited. */
export const sending: Throttle = { times: 10, seconds: 60 }

/** A comment of the guest book, as a visitor sends it. */
export const NewBookReview = z.strictObject({
  name,
  message: message(5),
  rating: rating.nullable().default(null),
})
export type NewBookReview = z.output<typeof NewBookReview>

/** A wish of a visitor. */
export const NewAspiration = z.strictObject({
  name,
  city: line(60).min(2).nullable().default(null),
  topics: z.array(line(40).min(2)).max(5).default([]),
  message: message(10),
})
export type NewAspiration = z.output<typeof NewAspiration>

/** A testimony of a participant about a class or a program. */
export const NewTestimony = z.strictObject({
  name,
  role: line(120).min(2),
  program: line(120).min(2).nullable().default(null),
  message: message(20),
  rating,
})
export type NewTestimony = z.output<typeof NewTestimony>

/** A pledge in whole rupiah. It counts after the staff of the site have confirmed it. */
export const NewDonation = z.strictObject({
  name: name.nullable().default(null).describe('Without a name the donation is anonymous.'),
  message: message(0).nullable().default(null),
  amount: z.int().min(1000).max(1_000_000_000),
})
export type NewDonation = z.output<typeof NewDonation>

export const DiscType = z.enum(['D', 'I', 'S', 'C'])
export type DiscType = z.output<typeof DiscType>

/** A result of the DISC test: the type is one whose score no other exceeds. */
export const NewDiscResult = z
  .strictObject({
    name: name.nullable().default(null),
    type: DiscType,
    score_d: score,
    score_i: score,
    score_s: score,
    score_c: score,
  })
  .superRefine(({ type, score_d, score_i, score_s, score_c }, ctx) => {
    const scores = { D: score_d, I: score_i, S: score_s, C: score_c }
    if (scores[type] < Math.max(...Object.values(scores))) {
      ctx.addIssue({
        code: 'custom',
        path: ['type'],
        message: bilingual({
          id: 'Harus tipe dengan skor tertinggi.',
          en: 'It must be the type of the best score.',
        }),
      })
    }
  })
export type NewDiscResult = z.output<typeof NewDiscResult>

export const DonationStatus = z.enum(['pledged', 'confirmed', 'cancelled'])

const sent = { id: z.string(), sent_at: z.string() }

/** An approved comment of the guest book. */
export const BookReview = z.object({ ...sent, ...NewBookReview.shape })
export type BookReview = z.output<typeof BookReview>

/** An approved aspiration. */
export const Aspiration = z.object({ ...sent, ...NewAspiration.shape })
export type Aspiration = z.output<typeof Aspiration>

/** The public part of a confirmed donation. */
export const DonationAmount = z.object({ amount: z.int() })
export type DonationAmount = z.output<typeof DonationAmount>

/** Which rows of a table a list shows: PostgREST has no page numbers and, unless asked, no total. */
export const rowsInput = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(50_000).optional(),
})
const listed = {
  host: 'rest',
  method: 'GET',
  access: 'public',
  entities: ['testimony'],
  input: rowsInput,
} as const

const forRobots = { website: Honeypot.describe('For robots only.') }

// The answer to an insert is empty, unless the request prefers a representation.
const posted = {
  host: 'rest',
  method: 'POST',
  access: 'public',
  entities: [],
  output: z.object({}),
  success: 201,
  throttle: sending,
} as const

/** What waits for a decision of the staff: its sender is given a number to ask about it. */
const awaited = { ...posted, hasReceipt: true } as const

/** Approved comments, newest first. */
export const listBookReviews = endpoint({
  ...listed,
  path: 'rest/v1/book_reviews',
  summary: 'Approved comments of the comment book.',
  output: z.array(BookReview),
})

/** Approved aspirations, newest first. */
export const listAspirations = endpoint({
  ...listed,
  path: 'rest/v1/aspirations',
  summary: 'Approved aspirations.',
  output: z.array(Aspiration),
})

/** The amounts of confirmed donations, largest first. */
export const listDonations = endpoint({
  ...listed,
  path: 'rest/v1/donations',
  summary: 'Amounts of confirmed donations, and nothing else of them.',
  output: z.array(DonationAmount),
})

/** Sends a comment, to be approved; 400 names the column that is wrong. */
export const sendBookReview = endpoint({
  ...awaited,
  path: 'rest/v1/book_reviews',
  summary: 'Send a comment to the comment book.',
  input: NewBookReview.extend(forRobots),
})

/** Sends an aspiration, to be approved; 400 names the column that is wrong. */
export const sendAspiration = endpoint({
  ...awaited,
  path: 'rest/v1/aspirations',
  summary: 'Send an aspiration.',
  input: NewAspiration.extend(forRobots),
})

/** Sends a testimony, to be approved; 400 names the column that is wrong. */
export const sendTestimony = endpoint({
  ...awaited,
  path: 'rest/v1/testimonies',
  summary: 'Send a testimony.',
  input: NewTestimony.extend(forRobots),
})

/** Pledges a donation, to be confirmed; 400 names the column that is wrong. */
export const sendDonation = endpoint({
  ...awaited,
  path: 'rest/v1/donations',
  summary: 'Pledge a donation in whole rupiah.',
  input: NewDonation.extend(forRobots),
})

/** Sends a result of the DISC test, which no visitor can read again. */
export const sendDiscResult = endpoint({
  ...posted,
  path: 'rest/v1/user_disc',
  summary: 'Send a result of the DISC test.',
  input: NewDiscResult.safeExtend(forRobots),
})

/** The endpoints of this area, besides the testimonies of testimony.ts. */
export const restEndpoints = [
  listBookReviews,
  sendBookReview,
  listAspirations,
  sendAspiration,
  sendTestimony,
  listDonations,
  sendDonation,
  sendDiscResult,
]
