import type { Chart } from '#schemas/services/statistics.ts'
import type { Locale } from '#schemas/text.ts'
import { dayParts } from '../parts/format.ts'

/** `2026-11` as `November 2026`. */
export function monthOf(label: string, locale: Locale): string {
  const { month, year } = dayParts(`${label}-15T00:00:00.000Z`, locale)
  return `${month} ${year}`
}

/** `2026-11` as `Nov`. */
export const shortMonth = (label: string, locale: Locale): string =>
  monthOf(label, locale).slice(0, 3)

/** The last months of a chart. */
export const lastMonths = ({ labels, series }: Chart, count: number): Chart => ({
  labels: labels.slice(-count),
  series: series.map(({ name, values }) => ({ name, values: values.slice(-count) })),
})

/** The sum of a series. */
export const sumOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)
