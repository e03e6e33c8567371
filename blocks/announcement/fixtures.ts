import type { FixturesOf } from '../fixture-types.ts'
import type { announcement } from './index.ts'

const props = {
  label: 'Baru',
  text: 'Pendaftaran angkatan kedelapan dibuka sampai 14 Maret.',
  action: { label: 'Lihat syaratnya', href: '/Register' },
}

export const fixtures = {
  filled: { props, data: {} },
  empty: { props: { text: '' }, data: {} },
  plain: { props: { text: 'Kantor kami tutup pada 17 Agustus.', band: 'tint' }, data: {} },
  start: { props: { ...props, align: 'start', band: 'dark' }, data: {} },
  long: {
    props: { ...props, text: 'Pengumuman'.repeat(30), label: 'Perpanjangan pendaftaran' },
    data: {},
  },
  closable: { props: { ...props, dismiss: true, band: 'dark' }, data: {} },
  english: {
    props: {
      label: 'New',
      text: 'Applications for the eighth cohort are open until 14 March.',
      action: { label: 'See what is required', href: '/en/Register' },
    },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof announcement>
