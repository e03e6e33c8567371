import type { BlockProps } from '../define.ts'
import { FormField } from '../parts/form-field.tsx'
import { Form } from '../parts/form.tsx'
import { TitledSection } from '../parts/titled-section.tsx'
import { useForm } from '../parts/use-form.ts'
import type { AppointmentFormProps } from './schema.ts'
import { strings } from './strings.ts'

/** Asks for an appointment: topic, person, day and message. */
export function AppointmentForm(block: BlockProps<AppointmentFormProps>) {
  const { id, props, page } = block
  const control = useForm(block)
  const { locale } = page
  const t = strings[locale]
  const field = { id, control, locale }
  const topics = props.topics.length > 0 ? props.topics : undefined
  return (
    <TitledSection props={props}>
      <Form
        {...field}
        submit={props.submit ?? t.submit}
        sent={{ heading: t.sentHeading, text: t.sentText }}
        consent={props.consent}
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
        <FormField {...field} name="preferredDate" type="date" label={t.date} hint={t.dateHint} />
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
