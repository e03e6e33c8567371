import type { FixturesOf } from '../fixture-types.ts'
import type { accountSessions } from './index.ts'

const session = (id: string, day: string, isCurrent = false) => ({
  id,
  createdAt: `2026-11-${day}T03:00:00.000Z`,
  expiresAt: `2026-12-${day}T03:00:00.000Z`,
  isCurrent,
})
const items = [session('s1', '21', true), session('s2', '19'), session('s3', '04')]
const props = { heading: 'Tempat Anda masuk' }

export const fixtures = {
  filled: { props, data: { sessions: { items } } },
  english: {
    props: { heading: 'Where you are signed in' },
    data: { sessions: { items } },
    locale: 'en',
  },
  empty: { props, data: { sessions: { items: items.slice(0, 1) } } },
} satisfies FixturesOf<typeof accountSessions>
