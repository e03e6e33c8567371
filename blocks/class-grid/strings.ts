import { formatNumber } from '../parts/format.ts'
import type { Locale } from '#schemas/text.ts'

export const strings: Record<
  Locale,
  {
    all: string
    everyState: string
    filterBy: string
    search: string
    price: string
    free: string
    none: string
    failed: string
    again: string
    found: (count: string) => string
    from: string
    mode: Record<'online' | 'offline' | 'hybrid', string>
    level: Record<'beginner' | 'intermediate' | 'advanced', string>
    hours: string
    taughtBy: (names: string) => string
    opens: (moment: string) => string
    closes: (moment: string) => string
    seatsLeft: (count: number) => string
  }
> = {
  id: {
    all: 'Lihat semua kelas',
    everyState: 'Semua',
    filterBy: 'Saring menurut status',
    search: 'Cari kelas',
    price: 'Biaya',
    free: 'Gratis',
    none: 'Belum ada kelas dengan status ini. Coba status lain.',
    failed: 'Daftar kelas belum dapat dimuat.',
    again: 'Coba lagi',
    found: (count) => `${count} kelas`,
    from: 'Mulai',
    mode: { online: 'Daring', offline: 'Tatap muka', hybrid: 'Daring dan tatap muka' },
    level: { beginner: 'Pemula', intermediate: 'Menengah', advanced: 'Lanjut' },
    hours: 'jam',
    taughtBy: (names) => `Bersama ${names}`,
    opens: (moment) => `Pendaftaran dibuka ${moment}`,
    closes: (moment) => `Pendaftaran ditutup ${moment}`,
    seatsLeft: (count) =>
      count === 0 ? 'Kursi sudah penuh' : `Sisa ${formatNumber(count, 'id')} kursi`,
  },
  en: {
    all: 'See all classes',
    everyState: 'All',
    filterBy: 'Filter by state',
    search: 'Search classes',
    price: 'Price',
    free: 'Free',
    none: 'No class is in this state. Try another.',
    failed: 'The classes could not be loaded.',
    again: 'Try again',
    found: (count) => `${count} classes`,
    from: 'Starts',
    mode: { online: 'Online', offline: 'In person', hybrid: 'Online and in person' },
    level: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
    hours: 'hours',
    taughtBy: (names) => `With ${names}`,
    opens: (moment) => `Registration opens on ${moment}`,
    closes: (moment) => `Registration closes on ${moment}`,
    seatsLeft: (count) =>
      count === 0
        ? 'No places left'
        : count === 1
          ? '1 place left'
          : `${formatNumber(count, 'en')} places left`,
  },
}
