import type { FixturesOf } from '../fixture-types.ts'
import type { sponsorTiers } from './index.ts'

const tiers = [
  {
    name: 'Title Sponsor',
    slot: '1 slot',
    price: 'Seluruh biaya acara',
    benefits: ['Nama di judul acara', 'Satu sesi pembuka', 'Sepuluh kursi undangan'],
  },
  { name: 'Platinum', slot: '2–3 slot', price: 'Rp50.000.000', benefits: ['Logo di panggung'] },
  { name: 'Gold', slot: '4–5 slot', price: 'Rp25.000.000', benefits: ['Logo di latar foto'] },
  { name: 'Silver', slot: 'Slot terbuka', price: 'Rp10.000.000' },
]

const word = 'kemitraan'.repeat(34)
const props = { heading: 'Paket sponsor' }
const action = { label: 'Jadi sponsor', href: '/Make-Appointment' }

export const fixtures = {
  filled: {
    props: { ...props, lead: 'Semua dana dipakai untuk peserta.', tiers, action },
    data: {},
  },
  empty: { props: { ...props, tiers: [] }, data: {} },
  standard: { props, data: {} },
  english: { props: { ...props, band: 'tint' }, data: {}, locale: 'en' },
  long: {
    props: {
      heading: word.slice(0, 120),
      tiers: [
        {
          name: word.slice(0, 80),
          slot: word.slice(0, 60),
          price: word.slice(0, 80),
          benefits: [word.slice(0, 200)],
        },
      ],
    },
    data: {},
  },
} satisfies FixturesOf<typeof sponsorTiers>
