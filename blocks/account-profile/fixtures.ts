import type { Profile } from '#schemas/services/profile.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { accountProfile } from './index.ts'

const profile: Profile = {
  id: 'a1',
  name: 'Rahma Yuniar',
  email: 'rahma@situs.example',
  phone: '0812 3456 7890',
  kind: 'student',
  user_kind: 4,
  verified: true,
  school: { id: 's1', name: 'SMK Rekaan 1 Sleman' },
  createdAt: '2026-11-01T03:00:00.000Z',
}
const props = { heading: 'Data diri' }

export const fixtures = {
  filled: { props, data: { profile } },
  empty: { props, data: { profile: { ...profile, phone: null, school: null } } },
  english: {
    props: { heading: 'About you' },
    data: { profile: { ...profile, kind: 'lead_program', user_kind: 7, school: null } },
    locale: 'en',
  },
} satisfies FixturesOf<typeof accountProfile>
