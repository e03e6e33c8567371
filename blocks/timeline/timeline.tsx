import { useId } from 'react'
import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import { SectionHead } from '../parts/section-head.tsx'
import type { Event, TimelineProps } from './schema.ts'
import { strings } from './strings.ts'

/** Events with their dates, in order. Renders nothing without events. */
export function Timeline({ props, page }: BlockProps<TimelineProps>) {
  const headingId = useId()
  const { items, look } = props
  if (items.length === 0) return null
  const t = strings[page.locale]
  const track = look === 'row' ? { tabIndex: 0, 'aria-label': t.track } : {}

  return (
    <section className={`@container ${bandClass[props.band] ?? ''}`} aria-labelledby={headingId}>
      <div className={`wrap section wrap-anywhere timeline-${look}`}>
        <SectionHead
          id={headingId}
          eyebrow={props.eyebrow}
          heading={props.heading}
          lead={props.lead}
        />
        <ol className="timeline" {...track}>
          {items.map((item) => (
            <li
              key={item.date + item.title}
              className={`timeline-item ${item.isNow ? 'timeline-is-now' : ''}`}
            >
              <p className="timeline-date">
                {item.datetime ? <time dateTime={item.datetime}>{item.date}</time> : item.date}
                {item.isNow && <span className="timeline-now">{t.now}</span>}
              </p>
              <EventText item={item} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function EventText({ item: { title, text, href } }: { item: Event }) {
  return (
    <div>
      <h3 className="text-heading">
        {href ? (
          <a className="timeline-link" href={href}>
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      {text && <p className="mt-2 text-muted whitespace-pre-line">{text}</p>}
    </div>
  )
}
