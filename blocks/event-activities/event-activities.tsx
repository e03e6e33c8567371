import { useId } from 'react'
import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import { Cover } from '../parts/cover.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import type { EventActivitiesProps } from './schema.ts'

/** Activities of an event. Renders nothing without activities. */
export function EventActivities({ props }: BlockProps<EventActivitiesProps>) {
  const headingId = useId()
  if (props.items.length === 0) return null

  return (
    <section className={bandClass[props.band]} aria-labelledby={headingId}>
      <div className="wrap section">
        <SectionHead
          id={headingId}
          eyebrow={props.eyebrow}
          heading={props.heading}
          lead={props.lead}
        />
        <ul className="event-activities">
          {props.items.map((activity) => (
            <li key={activity.name} className="event-activities-item">
              {activity.image && <Cover src={activity.image} />}
              <h3 className="text-heading">{activity.name}</h3>
              <p className="mt-2 text-small text-muted whitespace-pre-line">
                {activity.description}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
