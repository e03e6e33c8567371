import { expect } from 'vitest'
import { exportSitePayments, listSitePayments } from '#schemas/services/manage-payments.ts'
import { openInvoice } from '#schemas/services/payment.ts'
import type { Case } from '../case.ts'

const readers = ['superadmin', 'admin'] as const
const bought = { as: 'student', input: { slug: 'pendamping-belajar-komunitas' } } as const

/** What administrators read of the payments of everyone. */
export const managePayments: Case[] = [
  ...readers.map((as): Case => ({
    name: `a ${as} reads who was invoiced for what`,
    endpoint: listSitePayments,
    as,
    async input(world) {
      await world.call(openInvoice, bought)
      return { state: 'paid', search: 'PENDAMPING', pageSize: 48 }
    },
    status: 200,
    check: (data: { items: unknown[] }) =>
      expect(data.items).toContainEqual(
        expect.objectContaining({
          state: 'paid',
          amount: 0,
          class: expect.objectContaining({ slug: bought.input.slug }) as object,
          payer: { name: expect.any(String) as string, email: expect.any(String) as string },
          orderId: null,
          provider: null,
        }),
      ),
  })),
  {
    name: 'payments of one site are not those of another',
    endpoint: listSitePayments,
    as: 'admin',
    site: 'lms',
    input: { search: 'pendamping belajar komunitas' },
    status: 200,
    check: (data: object) => expect(data).toMatchObject({ items: [] }),
  },
  {
    name: 'words with signs of patterns are words',
    endpoint: listSitePayments,
    as: 'admin',
    input: { search: `"%_' or 1=1` },
    status: 200,
    check: (data: object) => expect(data).toMatchObject({ items: [] }),
  },
  ...[
    ['page', '0'],
    ['pageSize', '0'],
    ['state', 'open'],
    ['search', 'x'.repeat(201)],
  ].map(([field = '', value]): Case => ({
    name: `${field} cannot be ${value?.slice(0, 20)}`,
    endpoint: listSitePayments,
    as: 'admin',
    input: { [field]: value },
    status: 400,
    field,
  })),
  {
    name: 'the payments are a file of CSV for administrators',
    endpoint: exportSitePayments,
    as: 'admin',
    status: 200,
    check(_: unknown, __, { headers, body }) {
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(body).toMatch(/^\ufeffDibuat,Ditutup,Status,Rupiah,Kelas,/)
    },
  },
  {
    name: 'a file of payments has a page',
    endpoint: exportSitePayments,
    as: 'admin',
    input: { page: 0 },
    status: 400,
    field: 'page',
  },
]
