import { useId, type ReactNode } from 'react'
import type { EventCareer, EventProgram } from '#schemas/services/post-event.ts'
import type { Locale } from '#schemas/text.ts'
import { fillPath } from '#schemas/item-path.ts'
import { Actions } from '../parts/actions.tsx'
import { jobWords } from '../parts/job-words.ts'
import { spanWords } from '../parts/span-words.ts'
import type { EventPartProps } from './schema.ts'
import { strings } from './strings.ts'

interface EventPartFactsProps extends Pick<EventPartProps, 'event' | 'apply'> {
  part: EventProgram | EventCareer
  locale: Locale
}

/** When an entry takes place, or the terms of a job and where to apply; and the event of both. */
export function EventPartFacts({ part, event, apply, locale }: EventPartFactsProps) {
  const headingId = useId()
  const t = strings[locale]
  const { id, slug, title } = part.event
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...('startsAt' in part ? [[t.time, timeOf(part, locale)] as const] : termsOf(part, locale)),
    [t.event, event === undefined ? title : <a href={fillPath(event, { id, slug })}>{title}</a>],
  ]
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="sr-only">
        {t.facts}
      </h2>
      <dl className="event-part-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-tiny text-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {'registerUrl' in part && <Application part={part} apply={apply} locale={locale} />}
    </section>
  )
}

const timeOf = (part: EventProgram, locale: Locale) => (
  <time dateTime={part.startsAt}>{spanWords({ ...part, zone: part.event.zone }, locale)}</time>
)

function termsOf(part: EventCareer, locale: Locale) {
  const t = strings[locale]
  return [
    [t.organisation, part.organisation],
    [t.employment, jobWords[locale].employment[part.employment]],
    ...(part.city ? [[t.city, part.city] as const] : []),
  ] as const
}

interface ApplicationProps extends Pick<EventPartProps, 'apply'> {
  part: EventCareer
  locale: Locale
}

function Application({ part, apply, locale }: ApplicationProps) {
  const t = strings[locale]
  const action = part.registerUrl ? { label: t.apply, href: part.registerUrl } : apply
  return (
    <div className="mt-8">
      {action ? <Actions actions={[action]} /> : <p className="notice">{t.atEvent}</p>}
    </div>
  )
}
