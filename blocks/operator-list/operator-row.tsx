import type { Operator } from '#schemas/services/operator.ts'
import type { Locale } from '#schemas/text.ts'
import { formatMoment } from '../parts/format.ts'
import type { ManagedAction } from '../parts/managed-action.tsx'
import { ManagedRow } from '../parts/managed-row.tsx'
import { strings } from './strings.ts'

interface OperatorRowProps {
  operator: Operator
  isOwn: boolean
  locale: Locale
}

/** One operator with its site; one's own account is only shown. */
export function OperatorRow({ operator, isOwn, locale }: OperatorRowProps) {
  const t = strings[locale]
  const { id, site, name, email, kind, isSuspended, signedInAt } = operator
  const signedIn =
    signedInAt === null ? t.signedOut : t.signedIn(formatMoment(signedInAt, locale, 'Asia/Jakarta'))
  return (
    <ManagedRow
      id={`operator-${id}`}
      name={name}
      state={isSuspended ? 'suspended' : 'active'}
      badges={{
        active: { label: t.states.active, colour: 'green' },
        suspended: { label: t.states.suspended, colour: 'red' },
      }}
      actions={isOwn ? [] : actionsOf(operator, locale)}
      locale={locale}
    >
      <p>
        {email}
        {isOwn && <strong> · {t.own}</strong>}
      </p>
      <p className="text-small">
        {t.kinds[kind]} · {t.ofSite(site.title, site.id)}
      </p>
      <p className="text-small text-muted">{signedIn}</p>
    </ManagedRow>
  )
}

function actionsOf({ id, site, name, email }: Operator, locale: Locale): ManagedAction[] {
  const t = strings[locale]
  const input = { site: site.id, id }
  return [
    {
      call: 'POST v1/manage/operator/suspend',
      label: t.suspend,
      input,
      from: ['active'],
      to: 'suspended',
      done: t.suspended,
      isQuiet: true,
      question: {
        heading: t.suspendQuestion,
        text: (
          <>
            <p>
              <strong>{name}</strong>
              <br />
              {email} · {t.ofSite(site.title, site.id)}
            </p>
            <p>{t.suspendLead}</p>
          </>
        ),
      },
    },
    {
      call: 'POST v1/manage/operator/resume',
      label: t.resume,
      input,
      from: ['suspended'],
      to: 'active',
      done: t.resumed,
    },
  ]
}
