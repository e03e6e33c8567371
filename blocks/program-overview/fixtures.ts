import type { ProgramDetail } from '#schemas/services/program.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { programOverview } from './index.ts'

const program: ProgramDetail = {
  id: 'p1',
  name: 'Guru Melek Kode',
  slug: 'guru-melek-kode',
  summary: 'Guru SMK belajar memprogram dan membawanya ke kelas, didampingi mentor dari industri.',
  logo: null,
  cover: null,
  duration: '4 bulan',
  audience: 'Guru SMK di seluruh Indonesia',
  classCount: 6,
  about:
    '<p>Program ini mempertemukan guru dari berbagai daerah dalam kelompok kecil. Setiap kelompok menyusun bahan ajar yang langsung dipakai di sekolahnya.</p><p>Pertemuan berlangsung daring pada sore hari, sehingga jam mengajar tidak terganggu.</p>',
  outcomes: [
    'Modul ajar siap pakai untuk satu semester',
    'Jaringan guru yang saling mengunjungi kelas',
    'Catatan dari rekan yang mengamati kelas Anda',
  ],
  schoolCount: 1240,
}

const action = { label: 'Daftarkan sekolah Anda', href: '/Make-Appointment' }
const props = { slug: program.slug, action }

export const fixtures = {
  filled: { props, data: { program } },
  empty: { props, data: { program: null } },
  stage: { props: { ...props, look: 'stage', band: 'dark' }, data: { program } },
  bare: {
    props: { slug: program.slug, band: 'tint' },
    data: {
      program: {
        ...program,
        duration: '',
        audience: '',
        classCount: 0,
        schoolCount: 0,
        outcomes: [],
      },
    },
    locale: 'en',
  },
} satisfies FixturesOf<typeof programOverview>
