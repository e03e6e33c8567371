import { useId } from 'react'
import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import { EmptyList } from '../parts/list-controls.tsx'
import { ListPager } from '../parts/list-pager.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { ProvinceLinks } from './province-links.tsx'
import { RankTable } from './rank-table.tsx'
import { rankedRows, type MentorScores, type TeamScores } from './ranked-rows.ts'
import type { LeaderboardProps } from './schema.ts'
import { strings } from './strings.ts'

export interface LeaderboardData {
  scores: TeamScores | MentorScores
}

/** Ranks of teams or of mentors. */
export function Leaderboard({
  id,
  props,
  data,
  page,
  query,
}: BlockProps<LeaderboardProps, LeaderboardData>) {
  const headingId = useId()
  const { locale } = page
  const t = strings[locale]
  const list = query && { id, query }
  const { pagination } = data.scores
  const rows = rankedRows(data.scores, { mentor: props.mentor, locale })
  // The first page has the highest values: without any there, none is ranked.
  const isRanked = pagination.page > 1 || rows.some(({ value }) => value > 0)
  const labels =
    props.of === 'mentors'
      ? { name: t.mentor, value: t.learners, none: t.noLearners }
      : { name: t.team, value: t.score, none: t.none }

  return (
    <section className={bandClass[props.band]} aria-labelledby={headingId}>
      <div className="wrap section">
        <SectionHead
          id={headingId}
          eyebrow={props.eyebrow}
          heading={props.heading}
          lead={props.lead}
          action={props.all ? { label: t.all, href: props.all } : undefined}
        />
        {list && <ProvinceLinks list={list} locale={locale} />}
        {rows.length === 0 || !isRanked ? (
          <EmptyList list={list} locale={locale} none={labels.none} />
        ) : (
          <RankTable rows={rows} labels={labels} labelledBy={headingId} locale={locale} />
        )}
        {list && isRanked && <ListPager list={list} locale={locale} pagination={pagination} />}
      </div>
    </section>
  )
}
