import { useId } from 'react'
import type { Chart } from '#schemas/services/statistics.ts'
import type { Locale } from '#schemas/text.ts'
import { dayParts, formatNumber } from '../parts/format.ts'
import { strings } from './strings.ts'

interface ChartFigureProps {
  heading: string
  chart: Chart
  locale: Locale
}

/** The sizes of the drawing, in its own units. */
const height = 120
const group = 40

/** A chart of months as bars, and the same numbers as a table, which is what those read who do not see it. */
export function ChartFigure({ heading, chart, locale }: ChartFigureProps) {
  const headingId = useId()
  const t = strings[locale]
  const { labels, series } = chart
  const most = Math.max(1, ...series.flatMap(({ values }) => values))
  const total = series.reduce((sum, { values }) => sum + values.reduce((a, b) => a + b, 0), 0)
  return (
    <figure className="lead-chart" aria-labelledby={headingId}>
      <h3 id={headingId} className="text-heading">
        {heading}
      </h3>
      {total === 0 ? (
        <p className="notice" role="status">
          {t.none}
        </p>
      ) : (
        <div className="lead-chart-views">
          <div>
            <Bars chart={chart} most={most} />
            <p className="text-small text-muted lead-chart-span" aria-hidden="true">
              <span>{monthOf(labels[0], locale)}</span>
              <span>{monthOf(labels.at(-1), locale)}</span>
            </p>
            <ul className="lead-chart-legend text-small">
              {series.map(({ name }, i) => (
                <li key={name}>
                  <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
                    <rect width="12" height="12" className={`lead-chart-bar-${i}`} />
                  </svg>
                  {t.series[name] ?? name}
                </li>
              ))}
            </ul>
          </div>
          <Numbers chart={chart} labelledBy={headingId} locale={locale} />
        </div>
      )}
    </figure>
  )
}

function Bars({ chart: { labels, series }, most }: { chart: Chart; most: number }) {
  const width = (group - 8) / series.length
  return (
    <svg
      className="lead-chart-bars"
      viewBox={`0 0 ${labels.length * group} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {series.map(({ name, values }, i) =>
        values.map((value, month) => {
          const tall = Math.round((value / most) * (height - 4))
          return (
            <rect
              key={`${name} ${labels[month]}`}
              className={`lead-chart-bar-${i}`}
              x={month * group + 4 + i * width}
              y={height - tall}
              width={width}
              height={tall}
            />
          )
        }),
      )}
    </svg>
  )
}

interface NumbersProps {
  chart: Chart
  labelledBy: string
  locale: Locale
}

function Numbers({ chart: { labels, series }, labelledBy, locale }: NumbersProps) {
  const t = strings[locale]
  return (
    <table className="lead-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t.month}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {t.series[name] ?? name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, month) => (
          <tr key={label}>
            <th scope="row">{monthOf(label, locale)}</th>
            {series.map(({ name, values }) => (
              <td key={name}>{formatNumber(values[month] ?? 0, locale)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `2026-11` as `November 2026`. */
function monthOf(label: string | undefined, locale: Locale): string {
  if (label === undefined) return ''
  const { month, year } = dayParts(`${label}-15T00:00:00.000Z`, locale)
  return `${month} ${year}`
}
