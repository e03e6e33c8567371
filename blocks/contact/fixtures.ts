import type { FixturesOf } from '../fixture-types.ts'
import type { contact } from './index.ts'

const props = {
  heading: 'Mampir, telepon, atau kirim pesan',
  address: 'Ruang Baca Seruni\nJalan Tenun 12, Lembah Seruni\nKota Lontar 85000',
  map: 'https://peta.example/?q=ruang+baca+seruni',
  hours: [
    { days: 'Senin–Jumat', time: '09.00–21.00' },
    { days: 'Sabtu', time: '09.00–15.00' },
    { days: 'Minggu dan hari libur', time: 'Tutup' },
  ],
  phone: '(0380) 555 0112',
  whatsapp: '0812 5550 0112',
  message: 'Halo, saya ingin bertanya tentang kelas.',
  mail: 'halo@seruni.example',
}

export const fixtures = {
  filled: {
    props: { ...props, lead: 'Pesan dibalas pada hari kerja, sebelum pukul lima.' },
    data: {},
  },
  empty: { props: { heading: 'Mampir' }, data: {} },
  cards: { props: { ...props, look: 'cards', band: 'tint' }, data: {} },
  chat: {
    props: { heading: 'Kirim pesan', whatsapp: '+62 812 5550 0112', band: 'dark' },
    data: {},
  },
  long: {
    props: {
      heading: 'Pertanggungjawaban'.repeat(6),
      lead: 'Kata'.repeat(75),
      address: 'Pembelajaran'.repeat(25),
      hours: [{ days: 'Berkelanjutan'.repeat(4), time: 'Sepanjanghari'.repeat(4) }],
      mail: `${'surat'.repeat(20)}@seruni.example`,
      look: 'cards',
    },
    data: {},
  },
  english: {
    props: {
      heading: 'Visit, call or write',
      address: '12 Weaver Street\nSeruni Valley',
      hours: [{ days: 'Monday to Friday', time: '09:00–21:00' }],
      mail: 'hello@seruni.example',
    },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof contact>
