import type { z } from 'zod'
import type { listMentorScores, listTeamScores } from '#schemas/services/leaderboard.ts'
import type { Locale } from '#schemas/text.ts'
import { fillPath } from '#schemas/item-path.ts'
import { strings } from './strings.ts'

export type TeamScores = z.output<typeof listTeamScores.output>
export type MentorScores = z.output<typeof listMentorScores.output>

/** A row of the table: a team or a mentor. */
export interface RankedRow {
  id: string
  rank: number
  name: string
  href: string | undefined
  note: string
  value: number
}

interface Wanted {
  /** The path of the page of a mentor. */
  mentor: string | undefined
  locale: Locale
}

/** The rows of the table from either answer. */
export const rankedRows = (scores: TeamScores | MentorScores, wanted: Wanted): RankedRow[] =>
  scores.items.map((item) => ('learners' in item ? mentorRow(item, wanted) : teamRow(item)))

const teamRow = ({ id, rank, name, school, score }: TeamScores['items'][number]): RankedRow => ({
  id,
  rank,
  name,
  href: undefined,
  note: school,
  value: score,
})

const mentorRow = (item: MentorScores['items'][number], { mentor, locale }: Wanted): RankedRow => ({
  id: item.id,
  rank: item.rank,
  name: item.name,
  href: mentor === undefined ? undefined : fillPath(mentor, { slug: item.slug, id: item.id }),
  note: `${item.role} · ${strings[locale].classes(item.classes, item.hours)}`,
  value: item.learners,
})
