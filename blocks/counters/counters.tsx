import { useId } from 'react'
import type { z } from 'zod'
import type { readCounters } from '#schemas/services/statistics.ts'
import type { BlockProps } from '../define.ts'
import { bandClass, classNames } from '../parts/band.ts'
import { formatNumber } from '../parts/format.ts'
import { SectionHead } from '../parts/section-head.tsx'
import type { CountersProps } from './schema.ts'
import { strings } from './strings.ts'

export interface CountersData {
  counters: z.output<typeof readCounters.output>
}

/** Counts of a site's records. Leaves out those that are zero or missing; without any it renders nothing. */
export function Counters({ props, data, page }: BlockProps<CountersProps, CountersData>) {
  const headingId = useId()
  const counted = props.items.flatMap(({ flag, label }) => {
    const count = data.counters[flag] ?? 0
    return count > 0 ? [{ flag, label, count: formatNumber(count, page.locale) }] : []
  })
  if (counted.length === 0) return null
  const name = props.heading
    ? { 'aria-labelledby': headingId }
    : { 'aria-label': strings[page.locale].figures }

  return (
    <section className={classNames('counters', bandClass[props.band])} {...name}>
      <div className={`wrap section counters-${props.look}`}>
        {props.heading && (
          <SectionHead
            id={headingId}
            eyebrow={props.eyebrow}
            heading={props.heading}
            lead={props.lead}
          />
        )}
        <dl className="counters-list">
          {counted.map(({ flag, label, count }) => (
            <div key={flag} className="counters-item">
              <dt className="text-muted">{label}</dt>
              <dd className="counters-number">{count}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
