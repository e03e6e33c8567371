import type { Locale } from '#schemas/text.ts'
import { formatNumber } from '../parts/format.ts'

/** The size of a file: `640 KB`, from a thousand on `1,2 MB` in Indonesian and `1.2 MB` in English. */
export function formatSize(kilobytes: number, locale: Locale): string {
  if (kilobytes < 1000) return `${kilobytes} KB`
  const megabytes = kilobytes / 1000
  const shown = megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes)
  return `${formatNumber(shown, locale)} MB`
}
