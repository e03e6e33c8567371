import type { Locale } from '#schemas/text.ts'
import { formatNumber } from '../parts/format.ts'
import type { RankedRow } from './ranked-rows.ts'
import { strings } from './strings.ts'

interface RankTableProps {
  rows: readonly RankedRow[]
  /** Who is ranked, and by what. */
  labels: { name: string; value: string }
  labelledBy: string
  locale: Locale
}

/** Ranks, names and what they are ranked by. */
export function RankTable({ rows, labels, labelledBy, locale }: RankTableProps) {
  return (
    <table className="leaderboard" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">
            <span aria-hidden="true">#</span>
            <span className="sr-only">{strings[locale].rank}</span>
          </th>
          <th scope="col">{labels.name}</th>
          <th scope="col" className="leaderboard-value">
            {labels.value}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            className={row.rank <= 3 && row.value > 0 ? 'leaderboard-top' : undefined}
          >
            <td>
              <span className="leaderboard-rank">{row.rank}</span>
            </td>
            <th scope="row">
              {row.href === undefined ? row.name : <a href={row.href}>{row.name}</a>}
              <span className="leaderboard-note">{row.note}</span>
            </th>
            <td className="leaderboard-value">{formatNumber(row.value, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
