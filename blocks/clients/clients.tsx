import { useId } from 'react'
import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import { SectionHead } from '../parts/section-head.tsx'
import type { ClientsProps } from './schema.ts'

/** Clients of the site. Renders nothing without clients. */
export function Clients({ props }: BlockProps<ClientsProps>) {
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
        <ul className="clients">
          {props.items.map((client) => (
            <li key={client.name} className="clients-item">
              {client.image && (
                <img
                  className="clients-logo"
                  src={client.image}
                  alt=""
                  width={160}
                  height={48}
                  loading="lazy"
                  decoding="async"
                />
              )}
              <h3 className={client.image ? 'clients-name' : 'text-heading'}>
                {client.href ? (
                  <a className="card-link" href={client.href}>
                    {client.name}
                  </a>
                ) : (
                  client.name
                )}
              </h3>
              {client.note && <p className="mt-1 text-small text-muted">{client.note}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
