import { formatNumber } from '../parts/format.ts'
import type { Locale } from '#schemas/text.ts'

interface Words {
  all: string
  none: string
  free: string
  price: string
  with: (names: string) => string
  seatsLeft: (count: number) => string
}

export const strings: Record<Locale, Words> = {
  id: {
    all: 'Lihat semua webinar',
    none: 'Belum ada webinar. Yang berikutnya akan tampil di sini.',
    free: 'Gratis',
    price: 'Biaya',
    with: (names) => `Bersama ${names}`,
    seatsLeft: (count) =>
      count === 0 ? 'Kursi sudah penuh' : `Sisa ${formatNumber(count, 'id')} kursi`,
  },
  en: {
    all: 'See all webinars',
    none: 'There are no webinars yet. The next one will appear here.',
    free: 'Free',
    price: 'Price',
    with: (names) => `With ${names}`,
    seatsLeft: (count) =>
      count === 0
        ? 'No seats left'
        : count === 1
          ? '1 seat left'
          : `${formatNumber(count, 'en')} seats left`,
  },
}
