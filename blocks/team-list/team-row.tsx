import type { z } from 'zod'
import { eventName } from '#schemas/event-name.ts'
import type { listTeams } from '#schemas/services/school.ts'
import type { Locale } from '#schemas/text.ts'
import { formatMoment } from '../parts/format.ts'
import { ManagedRow } from '../parts/managed-row.tsx'
import { ScoreField } from './score-field.tsx'
import { strings } from './strings.ts'

type Team = z.output<typeof listTeams.output>['items'][number]

/** One team, and the score that it is given. */
export function TeamRow({ team, locale }: { team: Team; locale: Locale }) {
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
