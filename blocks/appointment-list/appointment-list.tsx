import type { z } from 'zod'
import type { Appointment, listAppointments } from '#schemas/services/appointment.ts'
import type { Locale } from '#schemas/text.ts'
import type { BlockProps } from '../define.ts'
import { formatDay, formatMoment } from '../parts/format.ts'
import { formatSlot } from '../parts/format-slot.ts'
import type { ManagedAction } from '../parts/managed-action.tsx'
import { ManagedList } from '../parts/managed-list.tsx'
import { ManagedRow } from '../parts/managed-row.tsx'
import { phoneLink } from '../parts/phone-links.ts'
import type { AppointmentListProps } from './schema.ts'
import { strings } from './strings.ts'

export interface AppointmentListAnswers {
  appointments: z.output<typeof listAppointments.output> | null
}

/** Requests for appointments, newest first; each says who asked, and is marked when it was answered. */
export function AppointmentList({
  id,
  props,
  data: { appointments },
  page: { locale },
  query,
}: BlockProps<AppointmentListProps, AppointmentListAnswers>) {
  const t = strings[locale]
  const items = appointments?.items ?? []
  const choices = props.own ? { ...t.states, new: t.own.waits } : t.states
  return (
    <ManagedList
      props={props}
      list={query && { id, query }}
      locale={locale}
      words={props.own ? t.own : t}
      filters={[{ prop: 'state', label: t.filter, every: t.all, choices }]}
      pagination={appointments?.pagination ?? null}
      isEmpty={items.length === 0}
    >
      {items.map((appointment) => (
        <Request key={appointment.id} appointment={appointment} isOwn={props.own} locale={locale} />
      ))}
    </ManagedList>
  )
}

interface RequestProps {
  appointment: Appointment
  isOwn: boolean
  locale: Locale
}

/** One request; who asked knows who they are, and decides nothing about it. */
function Request({ appointment, isOwn, locale }: RequestProps) {
  const t = strings[locale]
  const { topic, message, sentAt } = appointment
  return (
    <ManagedRow
      id={`appointment-${appointment.id}`}
      name={topic}
      state={appointment.state}
      badges={{
        new: { label: isOwn ? t.own.waits : t.states.new, colour: 'orange' },
        answered: { label: t.states.answered, colour: 'green' },
        closed: { label: t.states.closed, colour: 'blue' },
        cancelled: { label: t.states.cancelled, colour: 'red' },
      }}
      actions={isOwn ? [] : actionsOf(appointment, locale)}
      locale={locale}
    >
      {!isOwn && <Asker appointment={appointment} />}
      <p>{whenOf(appointment, locale)}</p>
      {message !== '' && <p className="managed-words">{message}</p>}
      <p className="text-small text-muted">
        {t.sent(formatMoment(sentAt, locale, 'Asia/Jakarta'))}
      </p>
    </ManagedRow>
  )
}

/** Who asked, and how to reach them. */
function Asker({
  appointment: { name, institution, email, phone },
}: Pick<RequestProps, 'appointment'>) {
  return (
    <p>
      {institution === '' ? name : `${name} · ${institution}`}
      <br />
      <a className="link-more" href={`mailto:${email}`}>
        {email}
      </a>{' '}
      ·{' '}
      <a className="link-more" href={phoneLink(phone)}>
        {phone}
      </a>
    </p>
  )
}

/** The hour that was booked, else the date that was asked for. */
function whenOf({ slot, preferredDate }: Appointment, locale: Locale): string {
  const t = strings[locale]
  if (slot !== null) return t.booked(formatSlot(slot, locale))
  return t.preferred(formatDay(`${preferredDate}T00:00:00.000Z`, locale))
}

function actionsOf({ id, name, email }: Appointment, locale: Locale): ManagedAction[] {
  const t = strings[locale]
  const to = (state: Appointment['state'], from: readonly Appointment['state'][]) => ({
    call: 'POST v1/post/appointment/update' as const,
    label: t.mark[state],
    input: { id, state },
    from,
    to: state,
    done: t.marked[state],
  })
  return [
    to('answered', ['new']),
    { ...to('closed', ['new', 'answered']), isQuiet: true },
    { ...to('new', ['answered', 'closed']), isQuiet: true },
    {
      ...to('cancelled', ['new', 'answered', 'closed']),
      isQuiet: true,
      question: { heading: t.question, text: t.cancels(name, email) },
    },
  ]
}
