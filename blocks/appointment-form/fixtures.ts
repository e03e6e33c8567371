import type { FixturesOf } from '../fixture-types.ts'
import type { appointmentForm } from './index.ts'

const props = {
  heading: 'Buat perjanjian',
  consent: 'Data Anda hanya dipakai untuk menjawab permintaan ini.',
}

/** Half past nine and ten of the first days of December, in Jakarta. */
const starts = ['2026-12-01', '2026-12-02', '2026-12-04'].flatMap((date) => [
  `${date}T02:30:00.000Z`,
  `${date}T03:00:00.000Z`,
])
const slots = { zone: 'Asia/Jakarta', minutes: 30, starts } as const

export const fixtures = {
  filled: {
    props: {
      ...props,
      lead: 'Kami menjawab pada hari kerja berikutnya.',
      topics: ['Memilih kelas', 'Pelatihan guru'],
    },
    data: { slots: { ...slots, starts: [...starts] } },
  },
  empty: { props, data: { slots: { ...slots, starts: [] } } },
  date: { props, data: { slots: null } },
  tinted: {
    props: { ...props, band: 'tint', submit: 'Kirim' },
    data: { slots: null },
    locale: 'en',
  },
  english: { props, data: { slots: { ...slots, starts: [...starts] } }, locale: 'en' },
} satisfies FixturesOf<typeof appointmentForm>
