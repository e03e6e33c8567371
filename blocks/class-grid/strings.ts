import { countInEnglish, formatNumber } from '../parts/format.ts'
import type { Locale } from '#schemas/text.ts'

export const strings: Record<
  Locale,
  {
    all: string
    everyState: string
    filterBy: string
    search: string
    filterByLevel: string
    everyLevel: string
    filterByAccess: string
    everyAccess: string
    access: Record<'premium' | 'regular', string>
    price: string
    free: string
    none: string
    failed: string
    again: string
    showEnded: (count: number) => string
    hideEnded: (count: number) => string
    found: (count: number) => string
    from: string
    mode: Record<'online' | 'offline' | 'hybrid', string>
    level: Record<'beginner' | 'intermediate' | 'advanced', string>
    hours: string
    schedule: string
    hour: string
    place: string
    mentor: string
    opens: string
    closes: string
    seats: string
    seatsLeft: (count: number) => string
  }
> = {
  id: {
    all: 'Lihat semua kelas',
    everyState: 'Semua',
    filterBy: 'Saring menurut status',
    search: 'Cari kelas',
    filterByLevel: 'Saring menurut tingkat',
    everyLevel: 'Semua tingkat',
    filterByAccess: 'Saring menurut akses',
    everyAccess: 'Premium dan reguler',
    access: { premium: 'Premium', regular: 'Reguler' },
    price: 'Biaya',
    free: 'Gratis',
    none: 'Belum ada kelas dengan status ini. Coba status lain.',
    failed: 'Kelas dengan status ini belum dapat dimuat. Daftar sebelumnya masih tampil.',
    again: 'Coba lagi',
    showEnded: (count) => `Tampilkan ${formatNumber(count, 'id')} kelas yang telah selesai`,
    hideEnded: (count) => `Sembunyikan ${formatNumber(count, 'id')} kelas yang telah selesai`,
    found: (count) => `${formatNumber(count, 'id')} kelas`,
    from: 'Mulai',
    mode: { online: 'Daring', offline: 'Tatap muka', hybrid: 'Daring dan tatap muka' },
    level: { beginner: 'Pemula', intermediate: 'Menengah', advanced: 'Lanjut' },
    hours: 'jam',
    schedule: 'Jadwal',
    hour: 'Pukul',
    place: 'Tempat',
    mentor: 'Mentor',
    opens: 'Pendaftaran dibuka',
    closes: 'Pendaftaran ditutup',
    seats: 'Kursi',
    seatsLeft: (count) =>
      count === 0 ? 'Kursi sudah penuh' : `Sisa ${formatNumber(count, 'id')} kursi`,
  },
  en: {
    all: 'See all classes',
    everyState: 'All',
    filterBy: 'Filter by state',
    search: 'Search classes',
    filterByLevel: 'Filter by level',
    everyLevel: 'Every level',
    filterByAccess: 'Filter by access',
    everyAccess: 'Premium and regular',
    access: { premium: 'Premium', regular: 'Regular' },
    price: 'Price',
    free: 'Free',
    none: 'No class is in this state. Try another.',
    failed: 'The classes in this state could not be loaded. The list before it is still shown.',
    again: 'Try again',
    showEnded: (count) => `Show ${classes(count)} that ${count === 1 ? 'has' : 'have'} ended`,
    hideEnded: (count) => `Hide ${classes(count)} that ${count === 1 ? 'has' : 'have'} ended`,
    found: classes,
    from: 'Starts',
    mode: { online: 'Online', offline: 'In person', hybrid: 'Online and in person' },
    level: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
    hours: 'hours',
    schedule: 'Schedule',
    hour: 'Hour',
    place: 'Place',
    mentor: 'Mentor',
    opens: 'Registration opens',
    closes: 'Registration closes',
    seats: 'Places',
    seatsLeft: (count) =>
      count === 0 ? 'No places left' : countInEnglish(count, 'place left', 'places left'),
  },
}

function classes(count: number): string {
  return countInEnglish(count, 'class', 'classes')
}
