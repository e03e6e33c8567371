import type { Chart } from '#schemas/services/statistics.ts'
import type { Locale } from '#schemas/text.ts'
import { formatNumber } from '../parts/format.ts'
import { axisTop } from './axis-top.ts'
import { shortMonth } from './months.ts'

/** The sizes of the drawing, in its own units. */
const height = 120
const group = 40
const gap = 8

/** Months as groups of bars over an axis. What it shows is in the table of its figure too, so it is hidden from screen readers. */
export function Bars({ chart: { labels, series }, locale }: { chart: Chart; locale: Locale }) {
  const most = Math.max(0, ...series.flatMap(({ values }) => values))
  const top = axisTop(most)
  const width = (group - gap) / series.length
  return (
    <div className="lead-plot" aria-hidden="true">
      <ol className="lead-plot-values">
        {[top, top / 2, 0].map((value) => (
          <li key={value}>{formatNumber(value, locale)}</li>
        ))}
      </ol>
      <svg
        className="lead-chart-bars"
        viewBox={`0 0 ${labels.length * group} ${height}`}
        preserveAspectRatio="none"
      >
        <path
          className="lead-plot-lines"
          d={`M0 .5H${labels.length * group}M0 ${height / 2}H${labels.length * group}`}
        />
        {series.map(({ name, values }, i) =>
          values.map((value, month) => {
            const tall = Math.round((value / top) * height * 10) / 10
            return (
              <rect
                key={`${name} ${labels[month]}`}
                className={`lead-chart-bar-${i}`}
                x={month * group + gap / 2 + i * width}
                y={height - tall}
                width={width}
                height={tall}
              />
            )
          }),
        )}
      </svg>
      <ol className="lead-plot-months">
        {labels.map((label) => (
          <li key={label}>{shortMonth(label, locale)}</li>
        ))}
      </ol>
    </div>
  )
}
