import type { BlockProps } from '../define.ts'
import { Cover } from '../parts/cover.tsx'
import { TitledSection } from '../parts/titled-section.tsx'
import type { EventActivitiesProps } from './schema.ts'

/** Activities of an event. Renders nothing without activities. */
export function EventActivities({ props }: BlockProps<EventActivitiesProps>) {
  if (props.items.length === 0) return null

  return (
    <TitledSection props={props}>
      <ul className="event-activities">
        {props.items.map((activity) => (
          <li key={activity.name} className="event-activities-item">
            {activity.image && <Cover src={activity.image} />}
            <h3 className="text-heading">{activity.name}</h3>
            <p className="mt-2 text-small text-muted whitespace-pre-line">{activity.description}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
