import type { FixturesOf } from '../fixture-types.ts'
import type { appointmentForm } from './index.ts'

const props = {
  heading: 'Buat perjanjian',
  consent: 'Data Anda hanya dipakai untuk menjawab permintaan ini.',
}

export const fixtures = {
  filled: {
    props: {
      ...props,
      lead: 'Kami menjawab pada hari kerja berikutnya.',
      topics: ['Memilih kelas', 'Pelatihan guru'],
    },
    data: {},
  },
  empty: { props, data: {} },
  tinted: { props: { ...props, band: 'tint', submit: 'Kirim' }, data: {}, locale: 'en' },
} satisfies FixturesOf<typeof appointmentForm>
