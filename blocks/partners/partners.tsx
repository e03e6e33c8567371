import { useId } from 'react'
import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import { SectionHead } from '../parts/section-head.tsx'
import type { PartnersProps } from './schema.ts'

/** Partners. Renders nothing without partners. */
export function Partners({ props }: BlockProps<PartnersProps>) {
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
        <ul className="partners">
          {props.items.map((partner) => (
            <li key={partner.name} className="partners-plate">
              {partner.href ? (
                <a className="card-link" href={partner.href}>
                  <Plate partner={partner} />
                </a>
              ) : (
                <Plate partner={partner} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const Plate = ({ partner: { name, image } }: { partner: PartnersProps['items'][number] }) =>
  image ? (
    <img
      className="partners-logo"
      src={image}
      alt={name}
      width={200}
      height={64}
      loading="lazy"
      decoding="async"
    />
  ) : (
    <span className="partners-name">{name}</span>
  )
