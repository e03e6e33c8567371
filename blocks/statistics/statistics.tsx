import type { z } from 'zod'
import type { readStatistics } from '#schemas/services/statistics.ts'
import type { BlockProps } from '../define.ts'
import { formatNumber } from '../parts/format.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import type { StatisticsProps } from './schema.ts'
import { strings } from './strings.ts'

export interface StatisticsData {
  totals: z.output<typeof readStatistics.output>
}

/** The totals of a site. Renders nothing when all of them are zero. */
export function Statistics({ props, data, page }: BlockProps<StatisticsProps, StatisticsData>) {
  const shown = [...new Set(props.figures)].filter((figure) => data.totals[figure] > 0)
  if (shown.length === 0) return null

  return (
    <TitledSection props={props}>
      <dl className="statistics">
        {shown.map((figure) => (
          <div key={figure} className="statistics-figure">
            <dt className="text-muted">{strings[page.locale][figure]}</dt>
            <dd className="statistics-number">{formatNumber(data.totals[figure], page.locale)}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  )
}
