import { useId } from 'react'
import type { z } from 'zod'
import type { listSessions, UserSession } from '#schemas/services/profile.ts'
import type { Locale } from '#schemas/text.ts'
import type { BlockProps } from '../define.ts'
import { formatDay, formatMoment } from '../parts/format.ts'
import { SectionHead } from '../parts/section-head.tsx'
import { Unavailable } from '../parts/unavailable.tsx'
import type { AccountSessionsProps } from './schema.ts'
import { SignOutQuestion } from './sign-out-question.tsx'
import { strings } from './strings.ts'

export interface AccountSessionsAnswers {
  sessions: z.output<typeof listSessions.output> | null
}

/** Where the visitor is signed in, newest first, with this browser marked; each of the others can be ended. */
export function AccountSessions({
  props,
  data: { sessions },
  page: { locale },
}: BlockProps<AccountSessionsProps, AccountSessionsAnswers>) {
  const headingId = useId()
  const t = strings[locale]
  if (sessions === null) return <Unavailable locale={locale} heading={props.heading} />
  return (
    <section className="wrap section" aria-labelledby={headingId}>
      <SectionHead id={headingId} heading={props.heading} lead={t.lead} />
      <div className="account-sessions" data-part="own" data-own="sessions">
        <ul className="account-session-list">
          {sessions.items.map((session) => (
            <Session key={session.id} session={session} locale={locale} />
          ))}
        </ul>
        <p role="status" tabIndex={-1} className="account-said" data-said="" />
        <SignOutQuestion locale={locale} />
      </div>
    </section>
  )
}

function Session({ session, locale }: { session: UserSession; locale: Locale }) {
  const t = strings[locale]
  const { id, createdAt, expiresAt, isCurrent } = session
  const moment = formatMoment(createdAt, locale, 'Asia/Jakarta')
  return (
    <li className="account-session" {...(!isCurrent && { 'data-session': id })}>
      <div>
        <h3 className="text-heading">{t.signedIn(moment)}</h3>
        <p className="text-small text-muted">{t.until(formatDay(expiresAt, locale))}</p>
      </div>
      {isCurrent ? (
        <span className="badge badge-green">{t.here}</span>
      ) : (
        <button
          type="button"
          className="button button-quiet"
          data-end=""
          aria-label={t.endOf(moment)}
          disabled
        >
          {t.end}
        </button>
      )}
    </li>
  )
}
