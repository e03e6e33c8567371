import type { Locale } from '#schemas/text.ts'

const months: Record<Locale, readonly string[]> = {
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(
    ' ',
  ),
  en: 'January February March April May June July August September October November December'.split(
    ' ',
  ),
}

const jakarta = 7 * 3600 * 1000

/** A date in western Indonesian time: `21 November 2026`. The same on the server and in every browser. */
export function formatDay(iso: string, locale: Locale): string {
  const day = new Date(Date.parse(iso) + jakarta)
  return `${day.getUTCDate()} ${months[locale][day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

/** A whole number with grouped thousands: `1.250` in Indonesian, `1,250` in English. */
export function formatNumber(value: number, locale: Locale): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, locale === 'id' ? '.' : ',')
}

/** An amount of whole rupiah: `Rp1.250.000`. */
export const formatRupiah = (amount: number, locale: Locale): string =>
  `Rp${formatNumber(amount, locale)}`
