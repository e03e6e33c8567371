import type { FixturesOf } from '../fixture-types.ts'
import type { comparisonTable } from './index.ts'

const props = {
  heading: 'Tiga cara mengikuti program',
  corner: 'Yang Anda dapat',
  columns: ['Mandiri', 'Angkatan', 'Sekolah'],
  rows: [
    { label: 'Bahan pelajaran', cells: ['+', '+', '+'] },
    {
      label: 'Pertemuan dengan mentor',
      note: 'Daring, malam hari',
      cells: ['-', 'Dua kali seminggu', 'Seminggu sekali, di sekolah'],
    },
    { label: 'Proyek bersama mitra', cells: ['-', '+'] },
    { label: 'Lama', cells: ['Sesuka Anda', '12 minggu', 'Satu semester'] },
  ],
}

export const fixtures = {
  filled: { props: { ...props, emphasis: 2, note: 'Berlaku sampai akhir 2026.' }, data: {} },
  empty: { props: { ...props, rows: [] }, data: {} },
  plain: {
    props: { heading: props.heading, columns: ['Dulu', 'Kini'], rows: props.rows, band: 'tint' },
    data: {},
  },
  wide: {
    props: {
      ...props,
      columns: ['Kupang', 'Ende', 'Maumere', 'Ruteng', 'Bajawa', 'Kalabahi'],
      rows: [{ label: 'Peserta', cells: ['120', '84', '66', '41', '38', '24'] }],
    },
    data: {},
  },
  long: {
    props: {
      heading: 'Pertanggungjawaban'.repeat(6),
      columns: ['Berkelanjutan'.repeat(4), 'Singkat'],
      rows: [{ label: 'Kerjasama'.repeat(13), cells: ['Pembelajaran'.repeat(10), '+'] }],
    },
    data: {},
  },
  english: {
    props: {
      heading: 'Two ways to take part',
      columns: ['On your own', 'In a cohort'],
      rows: [{ label: 'Meetings with a mentor', cells: ['-', '+'] }],
    },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof comparisonTable>
