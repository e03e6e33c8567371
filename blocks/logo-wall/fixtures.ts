import type { FixturesOf } from '../fixture-types.ts'
import type { logoWall } from './index.ts'

const props = {
  heading: 'Bersama sekolah, kampus, dan perusahaan',
  logos: [
    { name: 'SMK Tirta Harapan', href: 'https://smk.example' },
    { name: 'Universitas Lontar' },
    { name: 'Rasa Nusa' },
    { name: 'Dinas Pendidikan Kota Seruni' },
    { name: 'Koperasi Tenun Ende', image: '/logo.svg' },
    { name: 'Bank Samudra' },
    { name: 'Kopi Gayo Lestari' },
    { name: 'Angkasa' },
  ],
}

export const fixtures = {
  filled: { props, data: {} },
  empty: { props: { ...props, logos: [] }, data: {} },
  grid: { props: { ...props, look: 'grid', band: 'tint' }, data: {}, locale: 'en' },
} satisfies FixturesOf<typeof logoWall>
