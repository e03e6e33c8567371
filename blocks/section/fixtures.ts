import type { FixturesOf } from '../fixture-types.ts'
import type { section } from './index.ts'

const props = {
  eyebrow: 'Cara kami bekerja',
  heading: 'Belajar dekat rumah, bersama orang dekat',
  lead: 'Setiap angkatan berjalan dua belas minggu dan berakhir dengan satu proyek bersama mitra setempat.',
}
const content =
  '<p>Peserta bertemu mentor dua kali seminggu, di ruang baca atau dari rumah. Selebihnya dikerjakan bersama teman sekelas.</p>'

export const fixtures = {
  filled: {
    props: { ...props, action: { label: 'Baca cara belajar kami', href: '/About' } },
    data: {},
    slots: { content },
  },
  empty: { props: {}, data: {} },
  bare: { props: { band: 'tint' }, data: {}, slots: { content } },
  head: { props, data: {} },
  narrow: {
    props: { ...props, align: 'center', width: 'narrow', band: 'dark' },
    data: {},
    slots: { content },
  },
  long: {
    props: { ...props, heading: 'Pembelajaran'.repeat(11), lead: 'berkelanjutan'.repeat(24) },
    data: {},
    slots: { content },
  },
  english: {
    props: {
      heading: 'Learning close to home',
      lead: 'Every cohort runs for twelve weeks.',
      band: 'primary',
    },
    data: {},
    slots: { content: '<p>Participants meet their mentor twice a week.</p>' },
    locale: 'en',
  },
} satisfies FixturesOf<typeof section>
