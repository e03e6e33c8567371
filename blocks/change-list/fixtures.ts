import type { z } from 'zod'
import type { ContentChange } from '#schemas/services/manage-sent.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { changeList } from './index.ts'

type Change = z.output<typeof ContentChange>
const change = (rest: Partial<Change>): Change => ({
  at: '2026-11-20T03:00:00.000Z',
  actorId: 'a1',
  actorName: 'Rahma Yuniar',
  area: 'aspiration',
  itemId: 's1',
  name: 'Laras Wening',
  event: 'approved',
  fields: ['state'],
  ...rest,
})
const items = [
  change({}),
  change({
    area: 'class',
    name: 'Menenun Halaman Web',
    event: 'updated',
    fields: ['seats', 'about'],
  }),
  change({ area: 'account', name: 'Damar Jati', event: 'suspended', fields: [], actorName: null }),
  change({ area: 'post', name: '', event: 'purged', fields: [], actorId: null, actorName: null }),
]
const pagination = { page: 1, perPage: 20, totalItems: 4, totalPages: 1 }
const props = { heading: 'Semua perubahan' }

export const fixtures = {
  filled: { props, data: { changes: { items, pagination } } },
  english: { props, data: { changes: { items, pagination } }, locale: 'en' },
  empty: {
    props,
    data: { changes: { items: [], pagination: { ...pagination, totalItems: 0, totalPages: 0 } } },
  },
} satisfies FixturesOf<typeof changeList>
