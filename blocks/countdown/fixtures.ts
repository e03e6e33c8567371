import type { FixturesOf } from '../fixture-types.ts'
import type { countdown } from './index.ts'

const props = {
  eyebrow: 'Angkatan kedelapan',
  heading: 'Pendaftaran ditutup',
  moment: '2040-03-14T23:59:00+07:00',
  lead: 'Sesudah itu kami membaca setiap surat, dan membalas dalam sepuluh hari.',
  ended: 'Pendaftaran angkatan kedelapan sudah ditutup.',
}

export const fixtures = {
  filled: { props: { ...props, action: { label: 'Isi formulir', href: '/Register' } }, data: {} },
  empty: { props: { heading: 'Hari pertama', moment: props.moment }, data: {} },
  passed: { props: { ...props, moment: '2020-03-14T23:59:00+07:00', band: 'dark' }, data: {} },
  'last minute': {
    props: { ...props, action: { label: 'Isi formulir', href: '/Register' } },
    data: {},
    now: '2040-03-14T16:58:00.000Z',
  },
  eastern: { props: { ...props, zone: 'Asia/Jayapura', band: 'primary' }, data: {} },
  long: {
    props: { ...props, heading: 'Pembelajaran'.repeat(11), lead: 'Kata'.repeat(75), band: 'plain' },
    data: {},
  },
  english: {
    props: { heading: 'Applications close', moment: props.moment },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof countdown>
