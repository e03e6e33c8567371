import { expect } from 'vitest'
import { type Endpoint, UserKind } from '#schemas/endpoint.ts'
import {
  type Invoice,
  openInvoice,
  readInvoice,
  readPaymentReturn,
  receivePaymentCallback,
  repayInvoice,
} from '#schemas/services/payment.ts'
import type { Case, World } from '../case.ts'

const free = 'pendamping-belajar-komunitas'
const other = 'data-desa-dasar'
const nobody = '00000000-0000-4000-8000-000000000000'

const callback = {
  order_id: 'tenun-tidak-ada',
  status_code: '200',
  gross_amount: '150000.00',
  signature_key: 'f'.repeat(128),
  transaction_status: 'settlement',
  currency: 'IDR',
}

const open = async (world: World, as: UserKind, slug = free) =>
  (await world.call(openInvoice, { as, input: { slug } })).data as Invoice

const isPaid = (slug: string) => (data: Invoice) =>
  expect(data).toMatchObject({
    state: 'paid',
    amount: 0,
    currency: 'IDR',
    class: { slug },
    payUrl: null,
  })

/** A refusal, with the name of the field, for each of these values in an input that is otherwise `good`. */
const refused = (
  endpoint: Endpoint,
  wrong: [field: string, value: unknown][],
  { good = {}, as }: { good?: Record<string, unknown>; as?: UserKind } = {},
): Case[] =>
  wrong.map(([field, value]) => ({
    name: `${field} cannot be ${JSON.stringify(value)?.slice(0, 30) ?? 'missing'}`,
    endpoint,
    ...(as === undefined ? {} : { as }),
    input: { ...good, [field]: value },
    status: 400,
    field,
  }))

const invoices: Case[] = [
  ...UserKind.options.map((as): Case => ({
    name: `a ${as} has a class without a price at once`,
    endpoint: openInvoice,
    as,
    input: { slug: other },
    status: 200,
    check: isPaid(other),
  })),
  {
    name: 'a second request gets the same invoice',
    endpoint: openInvoice,
    as: 'student',
    input: { slug: free },
    status: 200,
    check: async (data: Invoice, world) => expect(await open(world, 'student')).toEqual(data),
  },
  {
    name: 'two learners have an invoice each',
    endpoint: openInvoice,
    as: 'industry',
    input: { slug: free },
    status: 200,
    check: async ({ id }: Invoice, world) => expect((await open(world, 'student')).id).not.toBe(id),
  },
  {
    name: 'a class whose registration has closed cannot be bought',
    endpoint: openInvoice,
    as: 'student',
    input: { slug: 'siap-magang-lokal' },
    status: 409,
  },
  {
    name: 'a class whose registration has not opened cannot be bought',
    endpoint: openInvoice,
    as: 'student',
    input: { slug: 'relawan-mengajar-pertama' },
    status: 409,
  },
  {
    name: 'an unknown class has none',
    endpoint: openInvoice,
    as: 'student',
    input: { slug: 'tidak-ada' },
    status: 404,
  },
  {
    name: 'a class of another site has none',
    endpoint: openInvoice,
    as: 'student',
    site: 'lms',
    input: { slug: free },
    status: 404,
  },
  ...refused(
    openInvoice,
    [
      ['slug', undefined],
      ['slug', ''],
      ['slug', 'x'.repeat(201)],
    ],
    { as: 'student' },
  ),
]

const repaid: Case[] = [
  {
    name: 'there is nothing to try again without an invoice',
    endpoint: repayInvoice,
    as: 'teacher',
    input: { slug: 'relawan-mengajar-pertama' },
    status: 404,
  },
  {
    name: 'what is paid is not paid again',
    endpoint: repayInvoice,
    as: 'student',
    input: async (world) => ({ slug: (await open(world, 'student')).class.slug }),
    status: 200,
    check: isPaid(free),
  },
  ...refused(
    repayInvoice,
    [
      ['slug', undefined],
      ['slug', 'x'.repeat(201)],
    ],
    { as: 'student' },
  ),
]

const details: Case[] = [
  {
    name: 'an invoice is read by its id',
    endpoint: readInvoice,
    as: 'student',
    input: async (world) => ({ id: (await open(world, 'student')).id }),
    status: 200,
    check: isPaid(free),
  },
  {
    name: 'the last one for a class is read by the slug',
    endpoint: readInvoice,
    as: 'student',
    input: async (world) => ({ slug: (await open(world, 'student')).class.slug }),
    status: 200,
    check: isPaid(free),
  },
  ...(['admin', 'superadmin'] as const).map((as): Case => ({
    name: `an invoice is read by a ${as} who does not own it`,
    endpoint: readInvoice,
    as,
    input: async (world) => ({ id: (await open(world, 'student')).id }),
    status: 200,
    check: isPaid(free),
  })),
  ...(['industry', 'partner', 'writer', 'lead_program'] as const).map((as): Case => ({
    name: `an invoice of another is unknown to a ${as}`,
    endpoint: readInvoice,
    as,
    input: async (world) => ({ id: (await open(world, 'student')).id }),
    status: 404,
  })),
  {
    name: 'an invoice of another site is unknown to its admin',
    endpoint: readInvoice,
    as: 'admin',
    site: 'lms',
    input: async (world) => ({ id: (await open(world, 'student')).id }),
    status: 404,
  },
  {
    name: 'an unknown invoice is not there',
    endpoint: readInvoice,
    as: 'admin',
    input: { id: nobody },
    status: 404,
  },
  ...refused(
    readInvoice,
    [
      ['id', undefined],
      ['id', '7'],
    ],
    { as: 'student' },
  ),
]

const callbacks: Case[] = [
  {
    name: 'a callback without a signature is refused',
    endpoint: receivePaymentCallback,
    input: callback,
    status: 401,
  },
  {
    name: 'so is one that says to come from the sandbox',
    endpoint: receivePaymentCallback,
    input: { ...callback, provider: 'sandbox' },
    status: 401,
  },
  {
    name: 'and one that an admin sends',
    endpoint: receivePaymentCallback,
    as: 'admin',
    input: callback,
    status: 401,
  },
  ...refused(
    receivePaymentCallback,
    [
      ...Object.keys(callback)
        .filter((field) => field !== 'currency')
        .map((field): [string, unknown] => [field, undefined]),
      ['provider', 'stripe'],
      ['order_id', 'x'.repeat(51)],
      ['gross_amount', 150_000],
      ['signature_key', 'f'.repeat(201)],
      ['status_code', '2000'],
    ],
    { good: callback },
  ),
  {
    name: 'a payer who comes back from an unknown order gets 404, with any status in the address',
    endpoint: readPaymentReturn,
    input: { order_id: 'tenun-tidak-ada', transaction_status: 'settlement', status_code: '200' },
    status: 404,
  },
  ...refused(readPaymentReturn, [
    ['order_id', undefined],
    ['order_id', 'x'.repeat(51)],
  ]),
]

export const cases: Case[] = [...invoices, ...repaid, ...details, ...callbacks]
