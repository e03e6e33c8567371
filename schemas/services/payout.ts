import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { endpoint, listOf } from '../endpoint.ts'

/** A payout is requested, and then approved or rejected once. */
export const PayoutStatus = z.enum(['requested', 'approved', 'rejected'])
export type PayoutStatus = z.output<typeof PayoutStatus>

/** A bank by its code at Bank Indonesia. */
export const Bank = z.object({ code: z.string(), name: z.string() })
export type Bank = z.output<typeof Bank>

/** The digits of an account number, which people write in groups. */
export const ungroup = (typed: string): string => typed.replaceAll(/[ .-]/g, '')

const Person = z.object({ id: z.string(), name: z.string() })

/** A request to send money to a bank account. Dates are ISO 8601. */
export const Payout = z.object({
  id: z.string(),
  status: PayoutStatus,
  amount: z.int().positive().describe('Whole rupiah.'),
  currency: z.literal('IDR'),
  bank: Bank,
  accountNumber: z.string(),
  accountName: z.string(),
  note: z.string(),
  digest: z
    .string()
    .describe('SHA-256 of amount, bank, account number and currency; an approval names it.'),
  requestedBy: Person,
  requestedAt: z.string(),
  decidedBy: Person.nullable(),
  decidedAt: z.string().nullable(),
  reason: z.string().nullable().describe('Why it was rejected.'),
})
export type Payout = z.output<typeof Payout>

const amounts = z.int().min(10_000).max(1_000_000_000_000)
/** An amount as people write it in a form: digits, which may be in groups of three with points. */
const typedAmount = z
  .string()
  .regex(
    /^\s*(?:\d{1,13}|\d{1,3}(?:\.\d{3}){1,4})\s*$/,
    bilingual({
      id: 'Tulis jumlah dengan angka saja, misalnya 1.500.000.',
      en: 'Write the amount in digits only, such as 1.500.000.',
    }),
  )
  .transform((typed) => Number(ungroup(typed.trim())))
  .pipe(amounts)

const readers = ['superadmin', 'admin', 'lead_program', 'lead_region', 'partner'] as const
const deciders = ['superadmin', 'admin'] as const

/**
 * The payouts of the site, newest first; a partner sees their own, and a lead those whose requester is of a school of its
 * programme or province.
 */
export const listPayouts = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v2/payout/list',
  summary: 'Payouts, by status, bank and words.',
  input: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(10),
    status: PayoutStatus.optional(),
    bank: z.string().max(60).optional().describe('The code of a bank.'),
    search: z.string().max(200).optional().describe('Beneficiary, account number or bank.'),
  }),
  output: listOf(Payout),
  access: readers,
  entities: [],
})

/** The banks that payouts can be sent to, by name. */
export const listBanks = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v2/payout/banks',
  summary: 'The banks a payout can go to.',
  input: z.object({}),
  output: z.array(Bank),
  access: readers,
  entities: [],
})

/**
 * What the site has received, and what is left of it. Null and 404 for a lead of one programme or province: the balance is
 * that of the whole site.
 */
export const readBalance = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v2/payout/balance',
  summary: 'The balance of the site.',
  input: z.object({}),
  output: z.object({
    currency: z.literal('IDR'),
    available: z.int().nonnegative(),
    reserved: z.int().nonnegative().describe('In payouts that wait for a decision.'),
    disbursed: z.int().nonnegative(),
  }),
  access: readers,
  entities: [],
})

/**
 * Requests a payout and reserves its amount. 409 when the balance is too low, or when `key` was used for
 * another request; the same request with the same key returns the payout that it created.
 */
export const requestPayout = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v2/payout/request',
  summary: 'Ask for a payout.',
  input: z.object({
    amount: z.union([amounts, typedAmount]),
    bank: z.string().regex(
      /^\d{3}$/,
      bilingual({
        id: 'Kode bank terdiri dari tiga angka.',
        en: 'The code of a bank has three digits.',
      }),
    ),
    accountNumber: z
      .string()
      .transform(ungroup)
      .pipe(
        z.string().regex(
          /^\d{5,20}$/,
          bilingual({
            id: 'Nomor rekening terdiri dari 5 sampai 20 angka.',
            en: 'An account number has 5 to 20 digits.',
          }),
        ),
      ),
    accountName: z
      .string()
      .trim()
      .min(3)
      .max(100)
      .regex(
        /^[\p{L}][\p{L}\p{M} .,'’/&()-]*$/u,
        bilingual({
          id: 'Nama terdiri dari huruf dan spasi.',
          en: 'A name has letters and spaces.',
        }),
      ),
    note: z.string().trim().max(500).default(''),
    key: z.string().min(8).max(100).optional(),
  }),
  output: Payout,
  success: 201,
  access: ['superadmin', 'admin', 'partner'],
  entities: [],
  isRepeatable: true,
  throttle: { times: 30, seconds: 60 },
})

/**
 * Approves a payout as it was shown, by another person than its requester who signed in within five minutes:
 * 403 otherwise. 409 when it was decided before, `digest` differs, the bank account is new to the site, or a
 * day's limit is exceeded. Null and 404 for an unknown payout.
 */
export const approvePayout = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v2/payout/approve',
  summary: 'Approve a payout.',
  input: z.object({ id: z.uuid(), digest: z.string().regex(/^[0-9a-f]{64}$/) }),
  output: Payout,
  access: deciders,
  signedInWithin: 300,
  entities: [],
})

/**
 * Rejects a payout, which releases its amount, by another person than its requester who signed in within five
 * minutes: 403 otherwise. 409 when it was decided before. Null and 404 for an unknown payout.
 */
export const rejectPayout = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v2/payout/reject',
  summary: 'Reject a payout.',
  input: z.object({ id: z.uuid(), reason: z.string().trim().min(3).max(500) }),
  output: Payout,
  access: deciders,
  signedInWithin: 300,
  entities: [],
})

export const payoutEndpoints = [
  listPayouts,
  listBanks,
  readBalance,
  requestPayout,
  approvePayout,
  rejectPayout,
] as const
