import type { FreeSlots } from '#schemas/services/appointment.ts'
import type { Booking } from '#schemas/page-boot.ts'
import type { Locale } from '#schemas/text.ts'
import type { BlockProps } from '../define.ts'
import { FormField } from '../parts/form-field.tsx'
import { Form } from '../parts/form.tsx'
import { TitledSection } from '../parts/titled-section.tsx'
import { type FormControl, useForm } from '../parts/use-form.ts'
import { Booked } from './booked.tsx'
import type { AppointmentFormProps } from './schema.ts'
import { SlotField } from './slot-field.tsx'
import { strings } from './strings.ts'

export interface AppointmentFormAnswers {
  /** Null where the site offers no hours: then a date is asked for. */
  slots: FreeSlots | null
}

type FormBlock = BlockProps<AppointmentFormProps, AppointmentFormAnswers>

/** Asks for an appointment: topic, person, hour or day, and message. */
export function AppointmentForm(block: FormBlock) {
  const { id, props, page, data, asked } = block
  const form = useForm(block)
  const control = { ...form, errors: errorsOf(form.errors, data.slots === null) }
  const { locale } = page
  const t = strings[locale]
  const field = { id, control, locale }
  const topics = props.topics.length > 0 ? props.topics : undefined
  return (
    <TitledSection props={props}>
      <Form
        {...field}
        submit={props.submit ?? (data.slots === null ? t.submit : t.book)}
        sent={sentOf(control.taken?.booking, locale)}
        consent={props.consent}
        labels={labelsOf(locale)}
      >
        <FormField {...field} name="topic" label={t.topic} choices={topics} maxLength={120} />
        <FormField {...field} name="name" label={t.name} autoComplete="name" maxLength={80} />
        <FormField
          {...field}
          name="email"
          type="email"
          label={t.email}
          hint={t.emailHint}
          autoComplete="email"
          maxLength={254}
        />
        <FormField
          {...field}
          name="phone"
          type="tel"
          label={t.phone}
          hint={t.phoneHint}
          autoComplete="tel"
          maxLength={20}
        />
        <FormField
          {...field}
          name="institution"
          label={t.institution}
          isOptional
          autoComplete="organization"
          maxLength={120}
        />
        {data.slots === null ? (
          <FormField {...field} name="preferredDate" type="date" label={t.date} hint={t.dateHint} />
        ) : (
          <SlotField {...field} slots={data.slots} url={asked.slots} />
        )}
        <FormField
          {...field}
          name="message"
          type="textarea"
          label={t.message}
          isOptional
          maxLength={37_000}
        />
      </Form>
    </TitledSection>
  )
}

/** What the fields are called, by their names. */
function labelsOf(locale: Locale) {
  const { topic, name, email, phone, institution, date, slot, message } = strings[locale]
  return { topic, name, email, phone, institution, preferredDate: date, startsAt: slot, message }
}

/** What is wrong with the fields that are shown: a request without a time lacks an hour and a date. */
function errorsOf(errors: FormControl['errors'], asksForDate: boolean): FormControl['errors'] {
  const { startsAt, preferredDate, ...others } = errors
  if (asksForDate) return preferredDate === undefined ? others : { ...others, preferredDate }
  return startsAt === undefined ? others : { ...others, startsAt }
}

/** What is said when the form was sent. */
function sentOf(booking: Booking | undefined, locale: Locale) {
  const t = strings[locale]
  if (booking === undefined) return { heading: t.sentHeading, text: t.sentText }
  return {
    heading: t.bookedHeading,
    text: t.bookedText,
    more: <Booked booking={booking} locale={locale} />,
  }
}
