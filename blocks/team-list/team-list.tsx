import type { z } from 'zod'
import type { LeadArea } from '#schemas/services/lead-area.ts'
import type { listTeams } from '#schemas/services/school.ts'
import type { BlockProps } from '../define.ts'
import { AreaNote } from '../parts/area-note.tsx'
import { ManagedList } from '../parts/managed-list.tsx'
import { TeamRow } from './team-row.tsx'
import type { TeamListProps } from './schema.ts'
import { strings } from './strings.ts'

type Answer = z.output<typeof listTeams.output>

export interface TeamListAnswers {
  teams: Answer | null
  area: LeadArea | null
}

/** Teams, newest first; the score that is given to one puts it on the leaderboard. */
export function TeamList({
  id,
  props,
  data: { teams, area },
  page: { locale },
  query,
}: BlockProps<TeamListProps, TeamListAnswers>) {
  const items = teams?.items ?? []
  return (
    <ManagedList
      props={props}
      list={query && { id, query }}
      locale={locale}
      words={strings[locale]}
      note={<AreaNote area={area} locale={locale} />}
      pagination={teams?.pagination ?? null}
      isEmpty={items.length === 0}
    >
      {items.map((team) => (
        <TeamRow key={team.id} team={team} locale={locale} />
      ))}
    </ManagedList>
  )
}
