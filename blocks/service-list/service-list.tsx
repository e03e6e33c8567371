import type { BlockProps } from '../define.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import type { Service, ServiceListProps } from './schema.ts'

/** What is offered, one by one. Renders nothing without services. */
export function ServiceList({ props }: BlockProps<ServiceListProps>) {
  const { services } = props
  if (services.length === 0) return null

  return (
    <TitledSection props={props} className="@container" wrapClass="wrap-anywhere">
      <ul className={`service-list service-list-${props.look}`}>
        {services.map((service) => (
          <ServiceItem key={service.title} service={service} />
        ))}
      </ul>
    </TitledSection>
  )
}

function ServiceItem({ service: { title, text, points, note, action } }: { service: Service }) {
  return (
    <li className="service-list-item">
      <div className="service-list-head">
        <h3 className="service-list-title">{title}</h3>
        {note && <p className="service-list-note">{note}</p>}
      </div>
      <div className="service-list-body">
        {text && <p className="whitespace-pre-line">{text}</p>}
        {points.length > 0 && (
          <ul className="service-list-points">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {action && (
          <a className="link-more" href={action.href}>
            {action.label}
          </a>
        )}
      </div>
    </li>
  )
}
