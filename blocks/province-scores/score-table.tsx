import type { z } from 'zod'
import type { listProvinceScores } from '#schemas/services/statistics.ts'
import type { Locale } from '#schemas/text.ts'
import { formatNumber } from '../parts/format.ts'
import { strings } from './strings.ts'

/** One province of the leaderboard. */
export type ScoreRow = z.output<typeof listProvinceScores.output>['items'][number]

interface ScoreTableProps {
  rows: readonly ScoreRow[]
  /** The best score of all; the longest bar is as long as it is. */
  best: number
  /** The address that narrows the table to a province, if visitors may. */
  hrefOf?: ((province: string) => string) | undefined
  labelledBy: string
  locale: Locale
}

/** Provinces with their scores and bars. */
export function ScoreTable({ rows, best, hrefOf, labelledBy, locale }: ScoreTableProps) {
  const t = strings[locale]
  return (
    <table className="province-scores" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">
            <span aria-hidden="true">#</span>
            <span className="sr-only">{t.rank}</span>
          </th>
          <th scope="col">{t.province}</th>
          <th scope="col" className="province-scores-score">
            {t.score}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rank, province, score, schools, students, alumni }) => (
          <tr key={province}>
            <td className="province-scores-rank">{rank}</td>
            <th scope="row">
              {hrefOf ? (
                <a className="province-scores-link" href={hrefOf(province)}>
                  {province}
                </a>
              ) : (
                province
              )}
              <span className="province-scores-note">{t.note(schools, students, alumni)}</span>
              <Bar percent={(score / best) * 100} />
            </th>
            <td className="province-scores-score">{formatNumber(score, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Bar = ({ percent }: { percent: number }) => (
  <svg
    className="province-scores-bar"
    viewBox="0 0 100 1"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect width="100" height="1" className="province-scores-track" />
    <rect width={Math.round(percent * 10) / 10} height="1" />
  </svg>
)
