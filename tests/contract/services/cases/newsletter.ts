import { expect } from 'vitest'
import {
  confirmSubscription,
  exportSubscribers,
  listSubscribers,
  subscribe,
  unsubscribe,
} from '#schemas/services/newsletter.ts'
import type { Case } from '../case.ts'

const unknown = 'a'.repeat(43)
const readers = ['superadmin', 'admin'] as const

export const newsletter: Case[] = [
  {
    name: 'anyone may ask for the newsletter, and nobody receives it unasked',
    endpoint: subscribe,
    input: { email: 'Pembaca@kampung.example', website: '' },
    status: 201,
    async check(data: object, world) {
      expect(data).toEqual({ id: expect.any(String) as string })
      const list = await world.call(listSubscribers, { as: 'admin' })
      expect(list.data).toMatchObject({ items: [] })
    },
  },
  ...Object.entries({ email: 'pembaca', website: 'https://a.example' }).map(
    ([field, value]): Case => ({
      name: `a subscription is refused by a wrong ${field}`,
      endpoint: subscribe,
      input: { email: 'pembaca@kampung.example', [field]: value },
      status: 400,
      field,
    }),
  ),
  {
    name: 'a token that was never mailed confirms nothing',
    endpoint: confirmSubscription,
    input: { token: unknown },
    status: 410,
  },
  {
    name: 'a token that is none is named',
    endpoint: confirmSubscription,
    input: { token: 'x' },
    status: 400,
    field: 'token',
  },
  {
    name: 'leaving says the same to a token that is not known',
    endpoint: unsubscribe,
    input: { token: unknown },
    status: 200,
    check: (data: object) => expect(data).toEqual({ hasLeft: true }),
  },
  {
    name: 'leaving needs a token',
    endpoint: unsubscribe,
    input: {},
    status: 400,
    field: 'token',
  },
  ...readers.map((as): Case => ({
    name: `a ${as} reads who receives the newsletter`,
    endpoint: listSubscribers,
    as,
    input: { search: 'kampung', pageSize: 5 },
    status: 200,
    check: (data: object) => expect(data).toMatchObject({ pagination: { perPage: 5 } }),
  })),
  {
    name: 'a page of subscribers has a size',
    endpoint: listSubscribers,
    as: 'admin',
    input: { pageSize: 0 },
    status: 400,
    field: 'pageSize',
  },
  {
    name: 'the list is a file of CSV for the staff',
    endpoint: exportSubscribers,
    as: 'admin',
    status: 200,
    check(_: unknown, __, { headers, body }) {
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(body).toMatch(/^\ufeffSurel,Bahasa,/)
    },
  },
  {
    name: 'a file has a page',
    endpoint: exportSubscribers,
    as: 'admin',
    input: { page: 0 },
    status: 400,
    field: 'page',
  },
]
