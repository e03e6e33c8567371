import type { Locale } from '#schemas/text.ts'

type Words = Record<'available' | 'reserved' | 'disbursed' | 'none', string>

export const strings: Record<Locale, Words> = {
  id: {
    available: 'Dapat dicairkan',
    reserved: 'Menunggu keputusan',
    disbursed: 'Sudah dicairkan',
    none: 'Belum ada dana yang dapat dicairkan. Pembayaran percobaan tidak dihitung.',
  },
  en: {
    available: 'Available',
    reserved: 'Waiting for a decision',
    disbursed: 'Paid out',
    none: 'There is nothing to pay out yet. Test payments do not count.',
  },
}
