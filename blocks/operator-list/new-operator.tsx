import { useId } from 'react'
import type { Locale } from '#schemas/text.ts'
import { ManagedRow } from '../parts/managed-row.tsx'
import type { OperatorListAnswers } from './answers.ts'
import { SiteField } from './site-field.tsx'
import { strings } from './strings.ts'

interface NewOperatorProps {
  sites: OperatorListAnswers['sites']
  locale: Locale
}

/** The row that invites an administrator of a site. */
export function NewOperator({ sites, locale }: NewOperatorProps) {
  const t = strings[locale]
  return (
    <ul className="managed operator-new">
      <ManagedRow
        id="operator-new"
        name={t.newOne}
        actions={[
          {
            call: 'POST v1/manage/operator/invite',
            label: t.invite,
            input: {},
            done: t.invited,
            fields: <Fields sites={sites} locale={locale} />,
          },
        ]}
        locale={locale}
      >
        <p className="text-small text-muted">{t.newLead}</p>
      </ManagedRow>
    </ul>
  )
}

function Fields({ sites, locale }: NewOperatorProps) {
  const id = useId()
  const t = strings[locale]
  return (
    <>
      <div className="form-field managed-field">
        <label htmlFor={`${id}-site`}>{t.site}</label>
        <SiteField id={`${id}-site`} name="site" sites={sites} />
      </div>
      <div className="form-field managed-field">
        <label htmlFor={`${id}-name`}>{t.name}</label>
        <input id={`${id}-name`} name="name" required minLength={2} maxLength={80} />
      </div>
      <div className="form-field managed-field">
        <label htmlFor={`${id}-email`}>{t.email}</label>
        <input id={`${id}-email`} name="email" type="email" required maxLength={254} />
      </div>
    </>
  )
}
