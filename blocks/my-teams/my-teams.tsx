import { useId } from 'react'
import type { z } from 'zod'
import { eventName } from '#schemas/event-name.ts'
import type { listOwnTeams } from '#schemas/services/school.ts'
import type { Locale } from '#schemas/text.ts'
import type { BlockProps } from '../define.ts'
import { formatMoment } from '../parts/format.ts'
import type { MyTeamsProps } from './schema.ts'
import { strings } from './strings.ts'

type Answer = z.output<typeof listOwnTeams.output>

export interface MyTeamsAnswers {
  teams: Answer | null
}

/** The teams of the visitor. Renders nothing without any, unless it leads to where one is registered. */
export function MyTeams({
  props: { heading, register },
  data,
  page: { locale },
}: BlockProps<MyTeamsProps, MyTeamsAnswers>) {
  const headingId = useId()
  const teams = data.teams?.items ?? []
  const t = strings[locale]
  if (teams.length === 0 && register === undefined) return null
  return (
    <section className="wrap section" aria-labelledby={headingId}>
      <h2 id={headingId} className="title">
        {heading}
      </h2>
      {teams.length === 0 ? (
        <p className="notice mt-6" role="status">
          {t.none}
        </p>
      ) : (
        <ul className="my-teams">
          {teams.map((team) => (
            <Team key={team.id} team={team} locale={locale} />
          ))}
        </ul>
      )}
      {register !== undefined && (
        <p className="mt-6">
          <a className="link-more" href={register}>
            {t.register}
          </a>
        </p>
      )}
    </section>
  )
}

function Team({ team, locale }: { team: Answer['items'][number]; locale: Locale }) {
  const t = strings[locale]
  const { name, school, event, mentorName, members, score, registeredAt } = team
  return (
    <li className="card my-teams-team">
      <h3 className="text-heading">{name}</h3>
      <p>
        {school} · {eventName(event)}
      </p>
      <p className="text-small">
        {t.mentor(mentorName)} · {t.members(members)}
        {typeof score === 'number' && ` · ${t.score(score)}`}
      </p>
      <p className="text-small text-muted">
        {t.registered(formatMoment(registeredAt, locale, 'Asia/Jakarta'))}
      </p>
    </li>
  )
}
