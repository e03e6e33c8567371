import { useId } from 'react'
import type { z } from 'zod'
import type { listProvinceScores } from '#schemas/services/statistics.ts'
import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import { EmptyList } from '../parts/list-controls.tsx'
import { ListPager } from '../parts/list-pager.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import type { ProvinceScoresProps } from './schema.ts'
import { Scores } from './scores.tsx'
import { strings } from './strings.ts'

export interface ProvinceScoresData {
  scores: z.output<typeof listProvinceScores.output>
}

/** Provinces by their score. */
export function ProvinceScores({
  id,
  props,
  data,
  page,
  query,
}: BlockProps<ProvinceScoresProps, ProvinceScoresData>) {
  const headingId = useId()
  const { locale } = page
  const t = strings[locale]
  const { items, pagination } = data.scores
  const list = query && { id, query }

  return (
    <section className={bandClass[props.band]} aria-labelledby={headingId}>
      <div className="wrap section">
        <SectionHead
          id={headingId}
          eyebrow={props.eyebrow}
          heading={props.heading}
          lead={props.lead}
        />
        {items.length === 0 ? (
          <EmptyList list={list} locale={locale} none={t.none} />
        ) : (
          <Scores rows={items} props={props} labelledBy={headingId} list={list} locale={locale} />
        )}
        {list && !props.map && <ListPager list={list} locale={locale} pagination={pagination} />}
      </div>
    </section>
  )
}
