// A valid row of each area, for the suites of managed content. Only tests import this file.
import type { WrittenArea } from '#schemas/manage/managed-area.ts'
import {
  managedChapters,
  managedClasses,
  managedMentors,
  managedModules,
  managedPrograms,
  managedSchools,
} from '#schemas/services/manage-classes.ts'
import {
  managedCareers,
  managedGalleries,
  managedJobs,
  managedPodcasts,
} from '#schemas/services/manage-content.ts'
import { managedCategories, managedKinds, managedPosts } from '#schemas/services/manage-posts.ts'

/** A new row of an area, a value that it refuses, and a change of it. */
export interface Sample {
  area: WrittenArea
  input: Record<string, unknown>
  /** The area whose first row a field names. */
  parent?: { field: string; area: WrittenArea }
  wrong: { field: string; value: unknown }
  change: Record<string, unknown>
}

const about = '<p>Isi yang ditulis untuk uji.</p>'
const named = (name: string) => ({ name, about })

/** One sample of every area that is written. */
export const samples: readonly Sample[] = [
  {
    area: managedClasses,
    input: {
      ...named('Kelas Uji Tulis'),
      code: 'UJI-01',
      description: 'Kelas untuk menguji penulisan.',
      level: 'beginner',
      mode: 'online',
      price: 150_000,
      seats: 20,
      schedule: { days: ['monday'], from: '19:00', to: '21:00' },
      benefits: ['Tinjauan tertulis'],
      opensAt: '2031-01-01T00:00:00+07:00',
      closesAt: '2031-02-01T00:00:00+07:00',
      startsAt: '2031-02-03T00:00:00+07:00',
      endsAt: '2031-03-03T00:00:00+07:00',
    },
    wrong: { field: 'level', value: 'mahir sekali' },
    change: { name: 'Kelas Uji Lain', price: 0, isPublished: false },
  },
  {
    area: managedChapters,
    parent: { field: 'moduleId', area: managedModules },
    input: { title: 'Bab Uji Tulis', minutes: 12, position: 90, body: about },
    wrong: { field: 'minutes', value: 0 },
    change: { title: 'Bab Uji Lain', minutes: 20, isFree: true, body: null },
  },
  {
    area: managedModules,
    parent: { field: 'classId', area: managedClasses },
    input: { title: 'Modul Uji Tulis', summary: 'Satu modul.', hours: 3, position: 90 },
    wrong: { field: 'hours', value: -1 },
    change: { title: 'Modul Uji Lain', hours: 4 },
  },
  {
    area: managedPrograms,
    input: {
      ...named('Program Uji Tulis'),
      duration: '6 bulan',
      audience: 'Siswa SMK',
      outcomes: ['Portofolio'],
      logo: 'asset:logos/uji.svg',
      cover: 'asset:covers/uji.svg',
      coverAlt: 'Siswa di bengkel',
    },
    wrong: { field: 'logo', value: 'javascript:x()' },
    change: { summary: 'Ringkasan lain.', outcomes: [] },
  },
  {
    area: managedMentors,
    input: { name: 'Mentor Uji Tulis', role: 'Pengajar uji', bio: 'Mengajar.', expertise: ['Uji'] },
    wrong: { field: 'name', value: ' ' },
    change: { role: 'Pengajar lain' },
  },
  {
    area: managedSchools,
    input: { name: 'SMK Uji Tulis', city: 'Bandung', province: 'Jawa Barat', students: 120 },
    wrong: { field: 'students', value: 1.5 },
    change: { alumni: 7 },
  },
  {
    area: managedCareers,
    input: { ...named('Bidang Uji Tulis'), summary: 'Ringkasan bidang.' },
    wrong: { field: 'slug', value: 'Bukan Slug' },
    change: { position: 3 },
  },
  {
    area: managedJobs,
    parent: { field: 'careerId', area: managedCareers },
    input: {
      title: 'Lowongan Uji Tulis',
      about,
      employment: 'contract',
      mode: 'hybrid',
      salaryFrom: 4_000_000,
      salaryTo: 6_000_000,
      publishedAt: '2026-01-02T03:04:05Z',
      closesAt: '2031-01-02T03:04:05Z',
    },
    wrong: { field: 'employment', value: 'sukarela' },
    change: { city: 'Malang', salaryTo: null },
  },
  {
    area: managedPodcasts,
    input: {
      title: 'Episode Uji Tulis',
      description: about,
      speakers: ['Penutur Uji'],
      seconds: 1800,
      audio: 'asset:audio/uji.mp3',
    },
    wrong: { field: 'seconds', value: 0 },
    change: { summary: 'Ringkasan lain.' },
  },
  {
    area: managedGalleries,
    input: {
      title: 'Album Uji Tulis',
      place: 'Malang',
      takenAt: '2026-02-03T04:05:06Z',
      photos: [{ picture: 'asset:gallery/uji.svg', caption: 'Foto uji', alt: 'Yang tampak' }],
    },
    wrong: { field: 'takenAt', value: 'kemarin' },
    change: { photos: [], place: 'Batu' },
  },
  {
    area: managedPosts,
    input: { kindSlug: 'news', title: 'Tulisan Uji Tulis', content: about, isPublished: false },
    wrong: { field: 'content', value: 7 },
    change: { title: 'Tulisan Uji Lain', isPublished: true },
  },
  {
    area: managedCategories,
    parent: { field: 'kindId', area: managedKinds },
    input: { name: 'Kategori Uji Tulis' },
    wrong: { field: 'name', value: 'x'.repeat(40) },
    change: { name: 'Kategori Uji Lain' },
  },
  {
    area: managedKinds,
    input: { slug: 'jenis-uji', names: { id: 'Jenis Uji', en: 'Test Kind' }, carries: ['author'] },
    wrong: { field: 'slug', value: 'Jenis Uji' },
    change: { names: { id: 'Jenis Lain', en: 'Other Kind' } },
  },
]
