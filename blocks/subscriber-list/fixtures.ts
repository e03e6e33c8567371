import type { Subscriber } from '#schemas/services/newsletter.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { subscriberList } from './index.ts'

const subscriber = (id: string, rest: Partial<Subscriber>): Subscriber => ({
  id,
  email: 'rahma@sekolah.example',
  language: 'id',
  confirmedAt: '2026-11-20T03:00:00.000Z',
  ...rest,
})
const items = [
  subscriber('p1', {}),
  subscriber('p2', { email: 'sekar@kantor.example', language: 'en' }),
]
const pagination = { page: 1, perPage: 20, totalItems: items.length, totalPages: 1 }
const props = { heading: 'Pelanggan buletin' }

export const fixtures = {
  filled: { props, data: { subscribers: { items, pagination } } },
  many: {
    props: { heading: 'Subscribers', lead: 'Everyone has confirmed the address.' },
    data: {
      subscribers: { items, pagination: { ...pagination, totalItems: 2400, totalPages: 120 } },
    },
    locale: 'en',
  },
  empty: {
    props,
    data: {
      subscribers: { items: [], pagination: { ...pagination, totalItems: 0, totalPages: 0 } },
    },
  },
} satisfies FixturesOf<typeof subscriberList>
