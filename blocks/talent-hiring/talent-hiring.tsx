import { useId } from 'react'
import type { z } from 'zod'
import type { listCareers } from '#schemas/services/career.ts'
import type { readCounters } from '#schemas/services/statistics.ts'
import type { BlockProps } from '../define.ts'
import { Actions } from '../parts/actions.tsx'
import { bandClass } from '../parts/band.ts'
import { formatNumber } from '../parts/format.ts'
import { langOf } from '../parts/language.ts'
import { SectionHead } from '../parts/section-head.tsx'
import type { TalentHiringProps } from './schema.ts'
import { strings } from './strings.ts'

export interface TalentHiringData {
  careers: z.output<typeof listCareers.output>
  counters: z.output<typeof readCounters.output>
}

const figures = ['alumni', 'cities_alumni', 'mentors'] as const

/** What a company that hires gets. Counts of zero, and fields of a site without any, are left out. */
export function TalentHiring({
  props,
  data,
  page,
}: BlockProps<TalentHiringProps, TalentHiringData>) {
  const headingId = useId()
  const t = strings[page.locale]
  const counted = figures.flatMap((name) => {
    const count = data.counters[name] ?? 0
    return count > 0 ? [{ name, count: formatNumber(count, page.locale) }] : []
  })
  const careers = props.fields ? data.careers.items : []

  return (
    <section className={bandClass[props.band]} aria-labelledby={headingId}>
      <div className="wrap section talent-hiring">
        <div>
          <SectionHead
            id={headingId}
            eyebrow={props.eyebrow}
            heading={props.heading}
            lead={props.lead}
          />
          <Actions actions={props.actions} />
          {counted.length > 0 && (
            <dl className="talent-hiring-figures">
              {counted.map(({ name, count }) => (
                <div key={name} className="talent-hiring-figure">
                  <dt className="text-small text-muted">{t[name]}</dt>
                  <dd className="talent-hiring-number">{count}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <div className="talent-hiring-offer">
          {props.points.length > 0 && (
            <ul className="talent-hiring-points">
              {props.points.map((point) => (
                <li key={point.title} className="talent-hiring-point">
                  <h3 className="text-heading">{point.title}</h3>
                  <p className="mt-1 text-muted">{point.text}</p>
                </li>
              ))}
            </ul>
          )}
          {careers.length > 0 && (
            <div>
              <h3 className="text-small font-semibold">{t.fields}</h3>
              <ul className="talent-hiring-fields">
                {careers.map((career) => (
                  <li key={career.id} lang={langOf(career, 'name', page.locale)}>
                    {career.name}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
