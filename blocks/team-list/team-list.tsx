import { useId } from 'react'
import type { z } from 'zod'
import { eventName } from '#schemas/event-name.ts'
import type { listTeams } from '#schemas/services/school.ts'
import type { Locale } from '#schemas/text.ts'
import type { BlockProps } from '../define.ts'
import { formatMoment } from '../parts/format.ts'
import { ManagedList } from '../parts/managed-list.tsx'
import { ManagedRow } from '../parts/managed-row.tsx'
import type { TeamListProps } from './schema.ts'
import { strings } from './strings.ts'

type Answer = z.output<typeof listTeams.output>
type Team = Answer['items'][number]

export interface TeamListAnswers {
  teams: Answer | null
}

/** Teams, newest first; the score that is given to one puts it on the leaderboard. */
export function TeamList({
  id,
  props,
  data: { teams },
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
      pagination={teams?.pagination ?? null}
      isEmpty={items.length === 0}
    >
      {items.map((team) => (
        <TeamRow key={team.id} team={team} locale={locale} />
      ))}
    </ManagedList>
  )
}

function TeamRow({ team, locale }: { team: Team; locale: Locale }) {
  const t = strings[locale]
  const { id, name, event, school, mentorName, members, score, registeredAt } = team
  return (
    <ManagedRow
      id={`team-${id}`}
      name={name}
      actions={[
        {
          call: 'POST v1/team/score',
          label: t.save,
          input: { id },
          done: t.saved,
          isQuiet: true,
          fields: <ScoreField score={score ?? null} locale={locale} />,
        },
      ]}
      locale={locale}
    >
      <p>
        {school} · {eventName(event)}
      </p>
      <p className="text-small">
        {t.mentor(mentorName)} · {t.members(members)}
      </p>
      <p className="text-small text-muted">
        {t.registered(formatMoment(registeredAt, locale, 'Asia/Jakarta'))}
      </p>
    </ManagedRow>
  )
}

function ScoreField({ score, locale }: { score: number | null; locale: Locale }) {
  const id = useId()
  const t = strings[locale]
  return (
    <div className="form-field">
      <label htmlFor={id}>{t.score}</label>
      <p id={`${id}-hint`} className="form-hint">
        {t.noScore}
      </p>
      <input
        id={id}
        name="score"
        type="number"
        min={0}
        max={1_000_000}
        step={1}
        aria-describedby={`${id}-hint`}
        defaultValue={score ?? ''}
      />
    </div>
  )
}
