import type { BlockProps } from '../define.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import type { Event, TimelineProps } from './schema.ts'
import { strings } from './strings.ts'

/** Events with their dates, in order. Renders nothing without events. */
export function Timeline({ props, page }: BlockProps<TimelineProps>) {
  const { items, look } = props
  if (items.length === 0) return null
  const t = strings[page.locale]
  const track = look === 'row' ? { tabIndex: 0, 'aria-label': t.track } : {}

  return (
    <TitledSection
      props={props}
      className="@container"
      wrapClass={`wrap-anywhere timeline-${look}`}
    >
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
    </TitledSection>
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
