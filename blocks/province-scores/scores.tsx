import type { Locale } from '#schemas/text.ts'
import { listHref, type QueriedList } from '../parts/list-query.ts'
import { ProvinceMap, provinceValue, shapeOf } from './province-map.tsx'
import type { ProvinceScoresProps } from './schema.ts'
import { ScoreTable, type ScoreRow } from './score-table.tsx'
import { strings } from './strings.ts'

interface ScoresProps {
  rows: readonly ScoreRow[]
  props: ProvinceScoresProps
  labelledBy: string
  list: QueriedList | undefined
  locale: Locale
}

/** The table of scores, with a map beside it if wanted. */
export function Scores({ rows, props, labelledBy, list, locale }: ScoresProps) {
  const t = strings[locale]
  const shown = shownRows(rows, props)
  const best = Math.max(1, ...rows.map(({ score }) => score))
  const linked = list?.query.props['province'] === undefined ? undefined : list
  const hrefOf =
    linked &&
    ((province: string) => listHref(linked, { province: provinceValue(linked, [province]) }))
  return (
    <div className={props.map ? 'province-scores-mapped' : undefined}>
      {props.map && (
        <ProvinceMap rows={rows} chosen={props.province} list={linked} locale={locale} />
      )}
      <div>
        {shown.length === 0 ? (
          <p className="notice" role="status">
            {t.unknown}
          </p>
        ) : (
          <ScoreTable
            rows={shown}
            best={best}
            hrefOf={props.map ? hrefOf : undefined}
            labelledBy={labelledBy}
            locale={locale}
          />
        )}
        <p className="mt-4 text-small text-muted">{t.how}</p>
        {linked && props.map && props.province && (
          <p className="mt-4">
            <a className="link-more" href={listHref(linked, { province: undefined })}>
              {t.every}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}

/** The rows of the table: beside a map the first ones, or those of the province that was chosen. */
function shownRows(rows: readonly ScoreRow[], props: ProvinceScoresProps): readonly ScoreRow[] {
  const { map, province, limit } = props
  if (!map) return rows
  if (!province) return rows.slice(0, limit)
  const shape = shapeOf(province)
  return rows.filter(
    (row) => row.province === province || (shape && shapeOf(row.province) === shape),
  )
}
