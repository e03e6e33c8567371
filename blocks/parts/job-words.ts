import type { Employment, JobItem } from '#schemas/services/career.ts'
import type { Locale } from '#schemas/text.ts'
import { formatRupiah } from './format.ts'

interface Words {
  employment: Record<Employment, string>
  mode: Record<JobItem['mode'], string>
  perMonth: (amount: string) => string
  from: (amount: string) => string
}

/** The terms of jobs in words. */
export const jobWords: Record<Locale, Words> = {
  id: {
    employment: {
      'full-time': 'Penuh waktu',
      'part-time': 'Paruh waktu',
      contract: 'Kontrak',
      internship: 'Magang',
    },
    mode: { online: 'Jarak jauh', offline: 'Di kantor', hybrid: 'Kantor dan jarak jauh' },
    perMonth: (amount) => `${amount} per bulan`,
    from: (amount) => `mulai ${amount}`,
  },
  en: {
    employment: {
      'full-time': 'Full time',
      'part-time': 'Part time',
      contract: 'Contract',
      internship: 'Internship',
    },
    mode: { online: 'Remote', offline: 'On site', hybrid: 'Hybrid' },
    perMonth: (amount) => `${amount} a month`,
    from: (amount) => `from ${amount}`,
  },
}

/** The pay of a month: a span, or the least. */
export function salaryWords({ from, to }: NonNullable<JobItem['salary']>, locale: Locale): string {
  const t = jobWords[locale]
  const least = formatRupiah(from, locale)
  if (to === from) return t.perMonth(least)
  return t.perMonth(to === null ? t.from(least) : `${least}–${formatRupiah(to, locale)}`)
}
