import type { EventCareer, EventProgram } from '#schemas/services/post-event.ts'
import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import { langOf } from '../parts/language.ts'
import { EventPartFacts } from './event-part-facts.tsx'
import type { EventPartProps } from './schema.ts'
import { strings } from './strings.ts'

export interface EventPartData {
  part: EventProgram | EventCareer | null
}

/** One entry in the programme of an event, or one job that it offers. Renders nothing when there is none. */
export function EventPart({ props, data, page }: BlockProps<EventPartProps, EventPartData>) {
  const { part } = data
  if (part === null) return null
  const { locale } = page
  const t = strings[locale]
  const lang = langOf(part.event, 'title', locale)
  return (
    <article>
      <header className={bandClass[props.band]}>
        <div className="wrap section">
          {props.back && (
            <p className="mb-5">
              <a className="link-more" href={props.back}>
                {t.back[props.of]}
              </a>
            </p>
          )}
          <p className="eyebrow">{t[props.of]}</p>
          <h1 className="display" lang={lang}>
            {part.name}
          </h1>
          <p className="lead" lang={lang}>
            {part.summary}
          </p>
        </div>
      </header>
      <div className="wrap section">
        <EventPartFacts part={part} event={props.event} apply={props.apply} locale={locale} />
      </div>
    </article>
  )
}
