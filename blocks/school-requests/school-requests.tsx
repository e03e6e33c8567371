import type { z } from 'zod'
import type { listPendingSchools } from '#schemas/services/school.ts'
import type { Locale } from '#schemas/text.ts'
import type { BlockProps } from '../define.ts'
import { formatMoment } from '../parts/format.ts'
import type { ManagedAction } from '../parts/managed-action.tsx'
import { ManagedList } from '../parts/managed-list.tsx'
import { ManagedRow } from '../parts/managed-row.tsx'
import { phoneLink } from '../parts/phone-links.ts'
import { ReasonField } from '../parts/reason-field.tsx'
import type { SchoolRequestsProps } from './schema.ts'
import { strings } from './strings.ts'

type Answer = z.output<typeof listPendingSchools.output>
type PendingSchool = Answer['items'][number]

export interface SchoolRequestsAnswers {
  schools: Answer | null
}

/** Schools that registered and are not listed yet, the oldest first. */
export function SchoolRequests({
  id,
  props,
  data: { schools },
  page: { locale },
  query,
}: BlockProps<SchoolRequestsProps, SchoolRequestsAnswers>) {
  const items = schools?.items ?? []
  return (
    <ManagedList
      props={props}
      list={query && { id, query }}
      locale={locale}
      words={{ none: strings[locale].none }}
      pagination={schools?.pagination ?? null}
      isEmpty={items.length === 0}
    >
      {items.map((school) => (
        <Request key={school.id} school={school} locale={locale} />
      ))}
    </ManagedList>
  )
}

function Request({ school, locale }: { school: PendingSchool; locale: Locale }) {
  const t = strings[locale]
  const { name, city, province, students, contactName, contactRole, contactEmail } = school
  return (
    <ManagedRow
      id={`school-${school.id}`}
      name={name}
      state="pending"
      badges={{
        pending: { label: t.pending, colour: 'orange' },
        approved: { label: t.approved, colour: 'green' },
        rejected: { label: t.rejected, colour: 'red' },
      }}
      actions={actionsOf(school, locale)}
      locale={locale}
    >
      <p>
        {city}, {province} · {t.students(students)}
      </p>
      <p>
        {contactRole === null ? contactName : `${contactName} · ${contactRole}`}
        <br />
        <a className="link-more" href={`mailto:${contactEmail}`}>
          {contactEmail}
        </a>{' '}
        ·{' '}
        <a className="link-more" href={phoneLink(school.contactPhone)}>
          {school.contactPhone}
        </a>
      </p>
      <p className="text-small text-muted">
        {t.registered(formatMoment(school.registeredAt, locale, 'Asia/Jakarta'))}
      </p>
    </ManagedRow>
  )
}

function actionsOf({ id, name, contactEmail }: PendingSchool, locale: Locale): ManagedAction[] {
  const t = strings[locale]
  const from = ['pending']
  return [
    {
      call: 'POST v1/school/approve',
      label: t.approve,
      input: { id },
      from,
      to: 'approved',
      done: t.approvedNow,
    },
    {
      call: 'POST v1/school/reject',
      label: t.reject,
      input: { id },
      from,
      to: 'rejected',
      done: t.rejectedNow,
      isQuiet: true,
      question: { heading: t.question, text: <p>{name}</p> },
      fields: <ReasonField label={t.reason} hint={t.mailed(contactEmail)} />,
    },
  ]
}
