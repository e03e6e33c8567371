import type { FixturesOf } from '../fixture-types.ts'
import type { cta } from './index.ts'

const props = {
  heading: 'Mulai belajar bulan depan, dari kota Anda sendiri',
  lead: 'Pendaftaran angkatan baru dibuka sampai 30 November. Tempat terbatas tiga puluh orang per kelas.',
  actions: [
    { label: 'Daftar sekarang', href: '/Register' },
    { label: 'Tanya dulu', href: '/Make-Appointment' },
  ],
}

export const fixtures = {
  filled: { props, data: {} },
  empty: { props: { heading: 'Mulai belajar bulan depan' }, data: {} },
  dark: { props: { ...props, band: 'dark' }, data: {} },
  card: { props: { ...props, look: 'card', band: 'tint' }, data: {} },
  'dark card': { props: { ...props, look: 'card', band: 'dark' }, data: {} },
  line: { props: { ...props, look: 'line' }, data: {}, locale: 'en' },
} satisfies FixturesOf<typeof cta>
