import type { Chart, listBatchStatistics } from '#schemas/services/statistics.ts'
import type { z } from 'zod'
import type { Locale } from '#schemas/text.ts'
import { formatNumber } from '../parts/format.ts'
import { sumOf } from './months.ts'
import { strings } from './strings.ts'

interface TotalsProps {
  /** The charts whose series are added up; of learners there is no sum, since one may be there in each month. */
  charts: readonly Chart[]
  batches: z.output<typeof listBatchStatistics.output>['items']
  locale: Locale
}

/** The sums of the months that are shown, and how full the batches are. */
export function Totals({ charts, batches, locale }: TotalsProps) {
  const t = strings[locale]
  const added = charts
    .flatMap(({ series }) => series)
    .filter(({ name }) => name !== 'learners')
    .map(({ name, values }) => ({ name: t.series[name] ?? name, value: sumOf(values) }))
  const seats = sumOf(batches.map((batch) => batch.seats))
  const enrolled = sumOf(batches.map((batch) => Math.min(batch.enrolled, batch.seats)))
  return (
    <dl className="lead-totals">
      {added.map(({ name, value }) => (
        <div key={name} className="lead-panel">
          <dt>{name}</dt>
          <dd>{formatNumber(value, locale)}</dd>
        </div>
      ))}
      {seats > 0 && (
        <div className="lead-panel">
          <dt>{t.seatsTaken}</dt>
          <dd>{`${Math.round((enrolled / seats) * 100)}%`}</dd>
        </div>
      )}
    </dl>
  )
}
