import { useId } from 'react'
import type { Chart } from '#schemas/services/statistics.ts'
import type { Locale } from '#schemas/text.ts'
import { formatNumber } from '../parts/format.ts'
import { Bars } from './bars.tsx'
import { monthOf, sumOf } from './months.ts'
import { strings } from './strings.ts'

interface ChartFigureProps {
  heading: string
  chart: Chart
  locale: Locale
}

/** A bar chart of months, the highest month of each series, and its numbers as a table. */
export function ChartFigure({ heading, chart, locale }: ChartFigureProps) {
  const headingId = useId()
  const t = strings[locale]
  const { labels, series } = chart
  const total = sumOf(series.flatMap(({ values }) => values))
  return (
    <figure className="lead-chart lead-panel" aria-labelledby={headingId}>
      <h3 id={headingId} className="text-heading">
        {heading}
      </h3>
      {total === 0 ? (
        <p className="notice" role="status">
          {t.none}
        </p>
      ) : (
        <>
          <ul className="lead-chart-legend text-small">
            {series.map(({ name, values }, i) => {
              const most = Math.max(...values)
              const month = monthOf(labels[values.indexOf(most)] ?? '', locale)
              return (
                <li key={name}>
                  <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
                    <rect width="12" height="12" className={`lead-chart-bar-${i}`} />
                  </svg>
                  <span>
                    <strong>{t.series[name] ?? name}</strong>
                    {most > 0 && ` · ${t.peak(formatNumber(most, locale), month)}`}
                  </span>
                </li>
              )
            })}
          </ul>
          <Bars chart={chart} locale={locale} />
          <details className="lead-chart-table">
            <summary>{t.table}</summary>
            <Numbers chart={chart} labelledBy={headingId} locale={locale} />
          </details>
        </>
      )}
    </figure>
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
