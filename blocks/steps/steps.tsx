import { useId } from 'react'
import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import { SectionHead } from '../parts/section-head.tsx'
import type { StepsProps } from './schema.ts'

/** A process in numbered steps. Renders nothing without steps. */
export function Steps({ props }: BlockProps<StepsProps>) {
  const headingId = useId()
  const { items, look } = props
  if (items.length === 0) return null

  return (
    <section className={bandClass[props.band]} aria-labelledby={headingId}>
      <div className={`wrap section steps-${look}`}>
        <SectionHead
          id={headingId}
          eyebrow={props.eyebrow}
          heading={props.heading}
          lead={props.lead}
          action={props.action}
        />
        <ol className={`steps-items steps-of-${items.length}`}>
          {items.map((item, index) => (
            <li key={item.title} className="steps-item">
              <span className="steps-number" aria-hidden="true">
                {index + 1}
              </span>
              <div className="steps-text">
                <h3 className="text-heading">{item.title}</h3>
                <p className="mt-2 text-muted whitespace-pre-line">{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
