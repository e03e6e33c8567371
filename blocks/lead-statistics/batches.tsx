import { useId } from 'react'
import type { z } from 'zod'
import type { listBatchStatistics } from '#schemas/services/statistics.ts'
import type { Locale } from '#schemas/text.ts'
import { formatNumber } from '../parts/format.ts'
import { strings } from './strings.ts'

interface BatchesProps {
  batches: z.output<typeof listBatchStatistics.output>['items']
  /** Whether those who enrolled are those of one province alone, of the seats of all. */
  isOfProvince: boolean
  locale: Locale
}

/** How batches that have not ended fill: seats, and who has enrolled. */
export function Batches({ batches, isOfProvince, locale }: BatchesProps) {
  const headingId = useId()
  const t = strings[locale]
  return (
    <section className="lead-panel lead-batches" aria-labelledby={headingId}>
      <h3 id={headingId} className="text-heading">
        {t.batches}
      </h3>
      {batches.length === 0 ? (
        <p className="notice" role="status">
          {t.noBatches}
        </p>
      ) : (
        <table className="lead-table" aria-labelledby={headingId}>
          <thead>
            <tr>
              <th scope="col">{t.batch}</th>
              <th scope="col">{isOfProvince ? t.enrolledHere : t.enrolled}</th>
              <th scope="col">{t.seats}</th>
            </tr>
          </thead>
          <tbody>
            {batches.map(({ id, name, program, seats, enrolled }) => (
              <tr key={id}>
                <th scope="row">
                  {name}
                  <span className="lead-table-note">{program}</span>
                  <progress
                    className="lead-table-bar"
                    max={Math.max(seats, 1)}
                    value={Math.min(enrolled, seats)}
                    aria-label={(isOfProvince ? t.filledHere : t.filled)(enrolled, seats)}
                  />
                </th>
                <td>{formatNumber(enrolled, locale)}</td>
                <td>{formatNumber(seats, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
