import type { FixturesOf } from '../fixture-types.ts'
import type { steps } from './index.ts'

const props = {
  eyebrow: 'Cara mendaftar',
  heading: 'Empat langkah sampai hari pertama',
  items: [
    { title: 'Pilih kelas', text: 'Baca silabus dan jadwalnya. Ragu? Buat janji temu.' },
    {
      title: 'Isi formulir',
      text: 'Sepuluh menit, tanpa berkas. Cukup nama, kota, dan alasan Anda.',
    },
    { title: 'Ikuti tes singkat', text: 'Untuk menempatkan Anda di kelompok yang tepat.' },
    { title: 'Mulai belajar', text: 'Bertemu mentor dan teman sekelas pada hari Senin pertama.' },
  ],
}

export const fixtures = {
  filled: { props: { ...props, action: { label: 'Buka formulir', href: '/Register' } }, data: {} },
  empty: { props: { ...props, items: [] }, data: {} },
  column: {
    props: { ...props, lead: 'Dari memilih sampai bertemu mentor.', look: 'column', band: 'tint' },
    data: {},
  },
  dark: {
    props: { ...props, band: 'dark', items: props.items.slice(0, 3) },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof steps>
